import type { Guide } from './entry.js';

export const shell: Guide = {
  header: {
    not: 'Not behind the login: there stands the `TopBar`.',
    dos: [
      'Pass `utility` on every page: 长辈版 and high contrast cannot be left out.',
      'Give `loginHref`, so that it works before the script has run.',
    ],
    donts: ['Do not put more into the navigation than fits at 1280 px.'],
    a11y: ['The `banner` landmark; it starts with the skip link to `mainId`.'],
    related: ['footer', 'top-bar', 'portal-frame', 'logo'],
  },
  footer: {
    not: 'Not for news or actions.',
    dos: ['Say `loading` and `failed` of what the server tells.'],
    donts: ['Do not write license numbers into code: they are the province’s configuration.'],
    a11y: ['The `contentinfo` landmark; every column is a list under its heading.'],
    related: ['header', 'portal-frame'],
  },
  sidebar: {
    not: 'Not below 1280 px: there stand `BottomNav` and `SidebarDrawer`.',
    dos: ['Give the permitted routes as they come; broken records are mended.'],
    donts: ['Do not rely on it to protect pages: the server checks.'],
    a11y: ['A `nav` with a name; groups say whether they are open; a name that is cut off is a tooltip.'],
    related: ['top-bar', 'bottom-nav', 'portal-frame'],
  },
  'top-bar': {
    not: 'Not on public pages: there stands the `Header`.',
    dos: ['Put the `MessageBell` into `actions`.'],
    donts: ['Do not ask twice: with an own question set `confirmLogout={false}`.'],
    a11y: ['The `banner` landmark; the control of the sidebar says whether it is open.'],
    related: ['sidebar', 'message-bell', 'session-confirm', 'portal-frame'],
  },
  'side-panel': {
    not: 'Not for the main navigation.',
    dos: ['Put the same panel with `layout="list"` into 我的.'],
    donts: ['Do not guess whether the hotline is open: say it in `hotline.open`.'],
    a11y: ['A region with a name; what opens beside the rail opens by click and by keyboard.'],
    related: ['assistant-button', 'chat-button', 'portal-frame'],
  },
  'settings-drawer': {
    not: 'Not for settings of the account.',
    dos: ['Give the value to `applyThemeSettings`, to `PortalFrame` and to your storage.'],
    donts: ['Do not add a save button: a change holds at once.'],
    a11y: ['A `Drawer` of switches and radio groups, each with a visible name.'],
    related: ['drawer', 'portal-frame', 'switch'],
  },
  'page-heading': {
    not: 'Not for the heading of a region: that is the title of a `Card`.',
    dos: ['Have one on a page, with at most one primary button.'],
    donts: ['Do not repeat the breadcrumb in the title.'],
    a11y: ['The only `h1` of the page.'],
    related: ['breadcrumb', 'card', 'status-tag'],
  },
  'permission-gate': {
    not: 'Not as a protection: it tidies the page; the server checks again.',
    dos: ['List roles or permissions as the server names them.'],
    donts: ['Do not give an empty list of roles: it throws.'],
    a11y: ['Adds no element and no stop.'],
    related: ['error-page', 'sidebar'],
  },
  'portal-frame': {
    not: 'Not for a single widget on another page: every widget stands alone.',
    dos: ['Leave out what your province does not want.'],
    donts: [
      'Do not put a page container of your own around the page’s main region: the frame brings `main`.',
    ],
    a11y: ['Brings the skip link and `main`; give the focus to `mainRef` after a navigation.'],
    related: ['header', 'footer', 'sidebar', 'top-bar', 'tab-bar', 'bottom-nav'],
  },
};

export const service: Guide = {
  'session-confirm': {
    not: 'Not for other questions: those are a `ConfirmDialog`.',
    dos: ['End the session in `onConfirm` and go on from there.'],
    donts: ['Do not word these two questions anew.'],
    a11y: ['An `alertdialog` whose first focus is 取消.'],
    related: ['confirm-dialog', 'top-bar'],
  },
  'password-dialog': {
    not: 'Not for a forgotten password before the login: that is a page.',
    dos: ['Answer a sentence from `onSendCode`, `onVerify` and `onChangePassword` where the server refuses.'],
    donts: ['Do not log what was typed.'],
    a11y: ['A modal dialog in two steps; leaving the second asks first.'],
    related: ['dialog', 'captcha-field', 'sms-code-field', 'password-input'],
  },
  'role-select-dialog': {
    not: 'Not for asking for a new role: that is the `RoleApplicationForm`.',
    dos: ['Set `dismissible={false}` for the first choice after the login.'],
    donts: ['Do not close tabs without saying so.'],
    a11y: ['A modal dialog; the roles are radio buttons.'],
    related: ['role-application-form', 'dialog'],
  },
  'coupon-drawer': {
    not: 'Not for the coupon pages: there stands the `CouponCard` alone.',
    dos: ['Give amounts as whole fen.'],
    donts: ['Do not show a coupon as claimed before the server says so.'],
    a11y: ['A `Drawer` with tabs; what the server refuses is announced.'],
    related: ['drawer', 'price-summary'],
  },
  'message-bell': {
    not: 'Not for news after an action: that is a `Toast`.',
    dos: ['Load the messages yourself and mark them as read in `onMessageOpen`.'],
    donts: ['Do not list what the user has sent himself: give `currentUser`.'],
    a11y: ['The button says the unread count in words; the list is a popover of two tabs.'],
    related: ['badge', 'popover', 'top-bar'],
  },
  'help-panel': {
    not: 'Never uninvited: `HelpButton` opens it.',
    dos: ['Name the control that a topic is about in `target`.'],
    donts: ['Do not explain what a label could say.'],
    a11y: ['A modal dialog over a mask; Esc closes it and gives the focus back.'],
    related: ['popover', 'tooltip'],
  },
  'chat-button': {
    not: 'Not for an assistant on another site: that is the `AssistantButton`.',
    dos: ['Keep the place that the reader has chosen: it does so under `storageKey`.'],
    donts: ['Do not place anything else at the lower right edge.'],
    a11y: [
      'A button with a name; it is moved with the arrow keys and leaves where it would cover the focus.',
    ],
    related: ['chat-dialog', 'assistant-button', 'back-to-top'],
  },
  'chat-dialog': {
    not: 'Not for messages of the portal: those are in the `MessageBell`.',
    dos: ['Add what is typed to `messages` at once and say when it could not be sent.'],
    donts: ['Do not trust the HTML of an answer: it is sanitized here.'],
    a11y: [
      'A modal dialog; the conversation is a `log`, so new messages are read out. Enter sends, except while an input method composes.',
    ],
    related: ['chat-button', 'rich-text'],
  },
  'assistant-button': {
    not: 'Not for the portal’s own customer service: that is the `ChatButton`.',
    dos: ['Give an http or https address; any other shows nothing.'],
    donts: ['Do not hand a token to the other site in the address.'],
    a11y: [
      'A link that says that it opens a new tab; it is moved with the arrow keys and leaves where it would cover the focus.',
    ],
    related: ['chat-button', 'side-panel'],
  },
  'lock-status-panel': {
    not: 'Not for talking to the lock: that is `@ca-portal/ca-lock-sdk`. The panel only shows.',
    dos: [
      'Begin in `onCheck`: before a click nothing may be probed.',
      'Hand the PIN over once and keep none.',
    ],
    donts: ['Do not show two things to do at once: the first lamp that is not green decides.'],
    a11y: ['Each change of phase is announced; the focus is moved only when a phase takes away what had it.'],
    related: ['qr-code', 'password-input', 'progress-track'],
  },
};
