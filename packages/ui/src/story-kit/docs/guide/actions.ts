import type { Guide } from './entry.js';

export const actions: Guide = {
  button: {
    not: 'Not for going to another page: that is `LinkButton` or `Link`. Not for an icon alone: that is `IconButton`.',
    dos: [
      'Name the action with a verb: 提交订单, 立即支付.',
      'Give one button of a region the variant `primary`.',
    ],
    donts: [
      'Do not disable without saying why: use `disabledReason`.',
      'Do not put 您 or an exclamation mark on a button.',
    ],
    a11y: [
      'A native `button`. With `disabledReason` it stays in the tab order and the reason is its description.',
      'While `loading` it has `aria-busy`, and its name is the verb of `loadingText`.',
    ],
    related: ['link', 'icon-button', 'long-press', 'confirm-dialog'],
  },
  'icon-button': {
    not: 'Not where there is room for a word: a `Button` with an icon is understood by more people.',
    dos: ['Write the label as the action: 关闭, 刷新.'],
    donts: ['Do not use one icon for two meanings.'],
    a11y: ['`label` is the accessible name and the tooltip.'],
    related: ['button', 'icon', 'tooltip'],
  },
  link: {
    not: 'Not for an action on this page: that is a `Button`.',
    dos: ['Let the words say where it leads, also when read alone.', 'Set `underline` inside running text.'],
    donts: ['Do not write 点击这里.'],
    a11y: ['A native `a`. `external` says to a screen reader, too, that a new window opens.'],
    related: ['button', 'breadcrumb'],
  },
  'dropdown-menu': {
    not: 'Not for choosing a value: that is a `Select`. Not for content other than actions: that is a `Popover`.',
    dos: ['Put the action that most people want outside the menu.'],
    donts: ['Do not hide a disabled entry: let it say why.'],
    a11y: ['The ARIA menu pattern; the focus goes into the menu and back to its button.'],
    related: ['context-menu', 'popover', 'select'],
  },
  'row-actions': {
    not: 'Not for the selected rows together: those are `BulkActions`.',
    dos: ['Put the action that most people want first.', 'Write as `name` what people call the record.'],
    donts: ['Do not leave out an action that is not possible now: let it say why.'],
    a11y: ['Every control has the name of its record: 编辑，林晓禾.'],
    related: ['dropdown-menu', 'data-table', 'bulk-actions'],
  },
  'bulk-actions': {
    not: 'Not for one record: those are `RowActions`.',
    dos: ['Say before an action that cannot be undone how many records it is for.'],
    donts: ['Do not start what only some records allow without leaving the others out.'],
    a11y: ['A button that does nothing stays in the tab order; the reason is its description.'],
    related: ['row-actions', 'data-table', 'confirm-dialog'],
  },
  'context-menu': {
    not: 'Not as the only way to an action: nobody sees that it is there. Offer a `DropdownMenu` as well.',
    dos: ['Disable what does nothing now, so that the entries keep their places.'],
    donts: ['Do not put one over text fields: they keep the menu of the browser.'],
    a11y: ['Opens with Shift+F10 or the menu key at the element that has the focus.'],
    related: ['dropdown-menu', 'tab-bar'],
  },
  'long-press': {
    not: 'Not as the only guard of what cannot be undone: ask with a `ConfirmDialog`.',
    dos: ['Use it where a touch by accident would do something.'],
    donts: ['Do not ask for it where a click is enough.'],
    a11y: [
      'A click by a screen reader or by voice counts at once; in the elder-friendly mode every click does.',
    ],
    related: ['button', 'confirm-dialog'],
  },
};
