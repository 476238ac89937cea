import type { Guide } from './entry.js';

export const navigation: Guide = {
  tabs: {
    not: 'Not for filtering a list in place (`Segmented`), nor for the visited pages (`TabBar`).',
    dos: ['Name the list of tabs with `label`.'],
    donts: ['Do not split one form over tabs: what is hidden is forgotten.'],
    a11y: ['The ARIA tabs pattern: the arrows move and show at once, Tab goes into the panel.'],
    related: ['segmented', 'tab-bar', 'steps'],
  },
  'tab-bar': {
    not: 'Not for views of one page: those are `Tabs`.',
    dos: [
      'Keep the rules in `tabReducer` of `@ca-portal/ui/tab-model`.',
      'Ask before a dirty tab is closed.',
      'Dispatch `update` whenever the address of an open page changes its query: the tab then leads back to that address.',
    ],
    donts: ['Do not close a fixed tab.'],
    a11y: [
      'A `tablist` with one stop of Tab; moving by keyboard is spoken. Link the page with `panelId` and `tabId`.',
    ],
    related: ['portal-frame', 'tabs', 'context-menu'],
  },
  breadcrumb: {
    not: 'Not on pages of the first level.',
    dos: ['End with this page.'],
    donts: ['Do not use it for the steps of a form: those are `Steps`.'],
    a11y: ['A `nav` with a name; the last item has `aria-current="page"`.'],
    related: ['page-heading', 'steps'],
  },
  steps: {
    not: 'Not for the course of an order: that is a `ProgressTrack`.',
    dos: ['Have at most five steps.'],
    donts: ['Do not let people jump to a step that needs an earlier one.'],
    a11y: ['An ordered list; the current step has `aria-current="step"`.'],
    related: ['progress-track', 'timeline', 'form'],
  },
  pagination: {
    not: 'Not where everything fits on one page, nor inside `DataTable`, which brings its own.',
    dos: ['Put it below the table.'],
    donts: ['Do not lose the filters when the page changes.'],
    a11y: ['A `nav` with a name. The ends stay focusable and say that they are disabled.'],
    related: ['table', 'data-table'],
  },
  'back-to-top': {
    not: 'Not on pages of one or two screens.',
    dos: ['Give the target `tabIndex={-1}`.'],
    donts: ['Do not cover buttons of the page with it.'],
    a11y: ['Moves the focus to the main region, not the view alone.'],
    related: ['portal-frame', 'chat-button'],
  },
  'bottom-nav': {
    not: 'Not from 1280 px up: there stands the `Sidebar`.',
    dos: ['Have five places at most.'],
    donts: ['Do not put an action into it: every entry is a place.'],
    a11y: ['A `nav` with a name; where the reader is has `aria-current="page"`.'],
    related: ['sidebar', 'portal-frame'],
  },
  'global-search': {
    not: 'Not for filtering one list: that is the search of `DataTable`.',
    dos: ['Keep history and suggestions in the page.'],
    donts: ['Do not search at every key.'],
    a11y: ['A `search` landmark; suggestions are a listbox that the arrow keys walk.'],
    related: ['combobox', 'header', 'top-bar'],
  },
};

export const feedback: Guide = {
  alert: {
    not: 'Not for news after an action (`Toast`), nor for the error of one field (`Field`).',
    dos: ['Say what happened, why, and what to do.', 'Set `live` when it appears during use.'],
    donts: ['Do not stack several.'],
    a11y: ['With `live` it is a live region; the tone is told by an icon with a name, not by color alone.'],
    related: ['toast', 'empty', 'error-page'],
  },
  toast: {
    not: 'Not for what must be read: that is an `Alert`. Not for questions: those are a `ConfirmDialog`.',
    dos: ['Place one `Toaster`; call `toaster` from anywhere.'],
    donts: ['Do not make it the only copy of an information.'],
    a11y: ['A live region. It waits while it is pointed at or focused.'],
    related: ['alert', 'confirm-dialog'],
  },
  spinner: {
    not: 'Not for content whose shape is known (`Skeleton`), nor for a known share (`ProgressBar`).',
    dos: ['Give a verb: 正在提交.', 'Offer `onCancel` where the work can be stopped.'],
    donts: ['Do not show it in the first 300 ms: it waits by itself.'],
    a11y: ['A status region; the running seconds are not read out by themselves.'],
    related: ['skeleton', 'progress-bar', 'button'],
  },
  skeleton: {
    not: 'Not for an action under way: that is `Button loading` or a `Spinner`.',
    dos: ['Give it the measures of what comes.', 'Mark the region `aria-busy`.'],
    donts: ['Do not leave it standing after a failure: show `Empty` with 重试.'],
    a11y: ['Hidden from screen readers; stands still where motion is reduced.'],
    related: ['spinner', 'empty'],
  },
  'progress-bar': {
    not: 'Not for work of unknown length (`Spinner`), nor for stations (`ProgressTrack`).',
    dos: ['Name it by `label` or the text beside it.'],
    donts: ['Do not let it run back.'],
    a11y: ['A native `progress`: read on request. Announce milestones in a live region of your own.'],
    related: ['spinner', 'progress-track', 'upload'],
  },
  badge: {
    not: 'Not for a state (`StatusTag`) or a kind (`Tag`).',
    dos: ['Give `label=""` where the control around it names the count already.'],
    donts: ['Do not count what nobody has to do.'],
    a11y: ['Says the count in words: 99+ is more than 99.'],
    related: ['tag', 'status-tag', 'message-bell'],
  },
  empty: {
    not: 'Not for a page that cannot be shown: that is the `ErrorPage`.',
    dos: ['Say what is missing, why, and one way on.'],
    donts: ['Do not show it while something is still loading.'],
    a11y: ['The drawing is decoration; the words say everything.'],
    related: ['error-page', 'skeleton', 'art'],
  },
  'error-page': {
    not: 'Not for a part of a page: that is `Empty`.',
    dos: ['Show it inside header and footer.'],
    donts: ['Do not sign somebody out because of a 403.'],
    a11y: ['Its title is the `h1` of the page.'],
    related: ['empty', 'error-boundary', 'seal-stamp'],
  },
  'error-boundary': {
    not: 'Not for errors of event handlers and promises: say those where they happen.',
    dos: ['Put one around every page, with `resetKey` set to the address.'],
    donts: ['Do not show the message of the error: it is for the log.'],
    a11y: ['What stands there instead is announced and offers 重试.'],
    related: ['error-page', 'toast'],
  },
};

export const overlays: Guide = {
  dialog: {
    not: 'Not for a yes or no (`ConfirmDialog`), nor for something one only looks into (`Drawer`).',
    dos: ['Let the title name the task.', 'Put the buttons into `footer`.'],
    donts: ['Do not open one above another.', 'Do not open it uninvited.'],
    a11y: [
      'Modal: the focus stays inside and returns to what opened it. Esc closes where it is dismissible.',
    ],
    related: ['confirm-dialog', 'drawer', 'popover'],
  },
  'confirm-dialog': {
    not: 'Not for what can be undone: do it, and offer to undo.',
    dos: [
      'Ask with the action as title and its verb on the button.',
      'Set `typeToConfirm` for what is irreversible.',
    ],
    donts: ['Do not word the button 确定 where a verb fits.'],
    a11y: ['An `alertdialog` whose first focus is 取消, so that Enter does nothing by accident.'],
    related: ['dialog', 'session-confirm', 'long-press'],
  },
  drawer: {
    not: 'Not for a task that must be finished: that is a `Dialog`.',
    dos: ['Use `phone="sheet"` where a part of the window is enough.'],
    donts: ['Do not ask for pushing it away as the only way out.'],
    a11y: ['Modal: the focus stays inside and returns to what opened it.'],
    related: ['dialog', 'settings-drawer', 'coupon-drawer'],
  },
  popover: {
    not: 'Not for a list of actions (`DropdownMenu`), nor for a few words (`Tooltip`).',
    dos: ['Keep it about the one control that opens it.'],
    donts: ['Do not put a form of several fields into it.'],
    a11y: ['Not modal: Tab goes on into the page; Esc closes it and gives the focus back.'],
    related: ['tooltip', 'dropdown-menu', 'dialog'],
  },
  tooltip: {
    not: 'Not for controls or longer text: that is a `Popover`. Not for what everybody needs.',
    dos: ['Put it on a control that has a name of its own.'],
    donts: ['Do not put it on text that cannot be focused.'],
    a11y: ['It describes and never names. Shown on focus, too; Esc closes it.'],
    related: ['popover', 'icon-button'],
  },
  'image-viewer': {
    not: 'Not for showing a picture in a page: that is a `LazyImage`.',
    dos: [
      'Take `ImagePane` where something is typed about the picture: it stays beside the form.',
      'Pass `onDownload` where saving needs a token.',
    ],
    donts: ['Do not use it to edit: nothing is changed in the pictures.'],
    a11y: ['A modal dialog; every gesture has a button and a key.'],
    related: ['lazy-image', 'upload', 'carousel'],
  },
};
