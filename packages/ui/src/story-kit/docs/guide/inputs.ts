import type { Guide } from './entry.js';

const labeled =
  'Needs a visible label: stand it into a `Field` of `@ca-portal/ui/form`, which also ties hint and error to it.';

export const inputs: Guide = {
  input: {
    not: 'Not for several lines (`Textarea`), a password (`PasswordInput`), a number that is counted (`NumberInput`) or a day (`DatePicker`).',
    dos: ['Set `autoComplete` and `inputMode` for names, phones and codes.'],
    donts: ['Do not use the placeholder as a label.'],
    a11y: [labeled],
    related: ['form', 'textarea', 'number-input', 'password-input'],
  },
  'password-input': {
    not: 'Not for the PIN of a lock: `LockPinForm` asks for it and keeps none.',
    dos: ['Set `autoComplete` to `current-password` or `new-password`.'],
    donts: ['Do not forbid pasting: password managers paste.'],
    a11y: [labeled, 'The button that shows the password says which state it is in; Caps Lock is announced.'],
    related: ['input', 'password-dialog', 'lock-status-panel'],
  },
  'number-input': {
    not: 'Not for codes made of digits, such as a phone number: that is an `Input` with `inputMode="numeric"`. Not for money with decimals.',
    dos: ['Set `min` and `max`: a value outside is brought back when the field is left.'],
    donts: ['Do not turn what is no whole number into one: it stays, with a sentence.'],
    a11y: [labeled, 'The arrow keys do what − and + do.'],
    related: ['input', 'price-summary'],
  },
  textarea: {
    not: 'Not for one line: that is an `Input`.',
    dos: ['Set `maxLength` where the server has a limit: the characters are counted.'],
    donts: ['Do not make it one line high.'],
    a11y: [labeled, 'The count of characters is spoken as well as shown.'],
    related: ['input', 'form'],
  },
  select: {
    not: 'Not for up to five choices (`RadioGroup`), a long list or several choices (`Combobox`, `MultiCombobox`).',
    dos: ['Order the options as people look for them.'],
    donts: ['Do not use it as a menu that goes to pages.'],
    a11y: [labeled, 'A native `select`: keyboard, touch and screen reader are those of the system.'],
    related: ['radio-group', 'combobox', 'segmented'],
  },
  combobox: {
    not: 'Not for a short list: a `Select` loads less and is the system’s own; up to five choices are a `RadioGroup`.',
    dos: [
      'Give keywords such as pinyin.',
      'Give `valueLabel` where the option of the value may not have been loaded yet.',
    ],
    donts: ['Do not filter again what `search` has found.'],
    a11y: [
      labeled,
      'The focus stays in the text; the active option is told by `aria-activedescendant`, the number found is spoken.',
    ],
    related: ['select', 'radio-group', 'global-search'],
  },
  checkbox: {
    not: 'Not for a setting that holds at once: that is a `Switch`.',
    dos: ['Word it so that ticked means yes.'],
    donts: ['Do not tick an agreement beforehand.'],
    a11y: ['A native checkbox; its text is part of the target.'],
    related: ['switch', 'radio-group', 'form'],
  },
  'radio-group': {
    not: 'Not for many choices (`Select`), nor for several at once (`Checkbox`).',
    dos: ['Show a closed choice with the reason why it is closed.'],
    donts: ['Do not choose for people where money depends on it.'],
    a11y: ['In a form stand it into a `Field group`, so that the question is read with the choices.'],
    related: ['select', 'option-card', 'segmented', 'checkbox'],
  },
  switch: {
    not: 'Not in a form that is submitted: that is a `Checkbox`.',
    dos: ['Set `busy` while the change is saved.'],
    donts: ['Do not let it do something that cannot be turned back.'],
    a11y: ['A native checkbox with the role `switch`; Space turns it.'],
    related: ['checkbox', 'settings-drawer'],
  },
  segmented: {
    not: 'Not for switching between contents of different kinds: those are `Tabs`.',
    dos: ['Keep the words short and the segments few.'],
    donts: ['Do not use it in a form to be submitted: that is a `RadioGroup`.'],
    a11y: ['Radio buttons underneath: one stop of Tab, the arrows choose.'],
    related: ['tabs', 'radio-group'],
  },
  'option-card': {
    not: 'Not where the choices need no explanation: that is a `RadioGroup`.',
    dos: ['Give each a picture and one sentence.'],
    donts: ['Do not put a link or a button into a card: the whole card is the target.'],
    a11y: ['Radio buttons or checkboxes underneath. In a form stand it into a `Field group`.'],
    related: ['radio-group', 'checkbox', 'art'],
  },
  'filter-bar': {
    not: 'Not for the one choice that a list always has: that is `Segmented`.',
    dos: ['Keep the values in the address, so that a filtered list can be sent as a link.'],
    donts: ['Do not show the button that clears while nothing is filtered.'],
    a11y: ['Each control has its own name; the button of a phone says whether the filters are shown.'],
    related: ['data-table', 'select', 'date-range-picker', 'saved-filters'],
  },
  'saved-filters': {
    not: 'Not for filters that everybody needs: those are tabs or `Segmented`.',
    dos: ['Check a saved value as one from the address: it may no longer exist.'],
    donts: ['Do not save without a limit: a dozen names are a list of their own.'],
    a11y: ['A region with a name; each cross says which filter it deletes.'],
    related: ['filter-bar', 'data-table'],
  },
  'date-picker': {
    not: 'Not for a span of days: that is a `DateRangePicker`.',
    dos: ['Let people type: a day far back is typed faster than found in a calendar.'],
    donts: ['Do not convert the text into a `Date` with a time zone: the value is `yyyy-MM-dd`.'],
    a11y: [labeled, 'The calendar is a grid for the arrow keys; Esc closes it and gives the focus back.'],
    related: ['date-range-picker', 'form'],
  },
  'date-range-picker': {
    not: 'Not for one day: that is a `DatePicker`.',
    dos: ['Leave a field empty for an open end.'],
    donts: ['Do not take the end as excluded: both days belong to the range.'],
    a11y: ['Two fields, each with a name of its own; the ready ranges are buttons.'],
    related: ['date-picker', 'data-table'],
  },
  upload: {
    not: 'Not for pictures that are only looked at: that is the `ImageViewer`.',
    dos: ['Name the paper in `label`: 营业执照副本（盖章）.', 'Check again on the server.'],
    donts: ['Do not trust the ending of a name: the first bytes decide.'],
    a11y: [
      'Dropping has 选择文件 as its equal; progress is spoken at every quarter. In a form stand it into a `Field group`.',
    ],
    related: ['form', 'image-viewer', 'progress-bar'],
  },
};

export const forms: Guide = {
  form: {
    not: 'Not for the one or two fields of a page that must be there at once: that is a `PlainForm`.',
    dos: ['Put `ErrorSummary` first inside the form.', 'Reuse the validators of the business as `rules`.'],
    donts: ['Do not check before a field is left.'],
    a11y: [
      '`Field` ties label, hint and error to the control; after a failed submit the focus goes to the summary, whose entries lead to the fields.',
    ],
    related: ['plain-form', 'input', 'session-confirm'],
  },
  'plain-form': {
    not: 'Not where a draft, rules or an error summary are needed: that is `Form`.',
    dos: ['Take it for the login, which must be there with the first script.'],
    donts: ['Do not keep a password in state: the field keeps it.'],
    a11y: ['`PlainField` ties label, hint and error to the control.'],
    related: ['form', 'input', 'password-input'],
  },
  'captcha-field': {
    not: 'Not as the only way in: people who cannot see the picture need another.',
    dos: ['Ask for another picture after every refusal.'],
    donts: ['Do not check the answer in the browser.'],
    a11y: ['It brings its own label: in a `Form` stand it into a `Field bare`. Offer another way beside it.'],
    related: ['sms-code-field', 'plain-form'],
  },
  'sms-code-field': {
    not: 'Not for the PIN of a lock.',
    dos: ['Answer `false` from `onSend` where the page itself says why nothing was sent.'],
    donts: ['Do not start your own countdown: the field keeps one over a reload.'],
    a11y: [
      'It brings its own label: in a `Form` stand it into a `Field bare`. Only start and end of the countdown are spoken.',
    ],
    related: ['captcha-field', 'countdown-text'],
  },
  'role-application-form': {
    not: 'Not for choosing a role that one has: that is the `RoleSelectDialog`.',
    dos: ['Put papers as children above the buttons.'],
    donts: ['Do not take its numbers 1, 2 and 3 for the account roles.'],
    a11y: ['Each field says when it is left empty; what the server refuses is a sentence in an alert.'],
    related: ['role-select-dialog', 'form', 'upload'],
  },
};
