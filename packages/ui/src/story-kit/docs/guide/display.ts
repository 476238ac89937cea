import type { Guide } from './entry.js';

const decoration = 'Decoration: hidden from screen readers. What it shows must stand in words beside it.';

export const display: Guide = {
  table: {
    not: 'Not for a list that is sorted, filtered or selected: that is a `DataTable`. Not for facts about one thing: those are `Descriptions`.',
    dos: ['Mark one column `primary` and that of the buttons `actions`.'],
    donts: ['Do not use it for layout.'],
    a11y: ['A native `table` with a caption; on phones each row is a card with labels.'],
    related: ['data-table', 'descriptions', 'pagination', 'card'],
  },
  'data-table': {
    not: 'Not for a list that is only read: `Table` costs a third.',
    dos: [
      'Keep `columns`, `rows` and `rowKey` the same between renders.',
      'Give `total` where a server pages.',
    ],
    donts: ['Do not load ten thousand rows without `virtual`.'],
    a11y: ['Heads that sort are buttons and say the direction; selecting and filtering work by keyboard.'],
    related: ['table', 'pagination', 'virtual-list', 'date-range-picker'],
  },
  card: {
    not: 'Not around everything: space groups as well.',
    dos: ['Set `padding="none"` for what reaches the edges itself, such as a `Table`.'],
    donts: ['Do not put a card into a card.'],
    a11y: ['With a title it is a region of that name.'],
    related: ['table', 'descriptions'],
  },
  descriptions: {
    not: 'Not for many things of a kind: that is a `Table`.',
    dos: ['Give personal data as `masked`, and `full` as a function where the server logs who looked.'],
    donts: ['Do not leave a value empty yourself: it becomes —.'],
    a11y: ['A native `dl`: every value is read with its term.'],
    related: ['table', 'card'],
  },
  timeline: {
    not: 'Not for a glance: that is a `ProgressTrack`.',
    dos: ['Put the newest first.', 'Say why a step failed and what to do.'],
    donts: ['Do not tell times without a date.'],
    a11y: ['An ordered list; the state of each entry is told in words.'],
    related: ['progress-track', 'steps'],
  },
  'progress-track': {
    not: 'Not for the steps of a form: those are `Steps`. Not for the details: those are a `Timeline`.',
    dos: ['Take the six stations of an order as they are.'],
    donts: ['Do not show a station as done before the server says so.'],
    a11y: ['An ordered list; done, current and failed are told in words.'],
    related: ['timeline', 'steps', 'status-tag'],
  },
  tag: {
    not: 'Not for a state: that is a `StatusTag`. Not for a count: that is a `Badge`.',
    dos: ['Keep it to a few characters.'],
    donts: ['Do not make it a button.'],
    a11y: ['Plain text.'],
    related: ['status-tag', 'badge'],
  },
  'status-tag': {
    not: 'Not for kinds and marks: those are a `Tag`.',
    dos: ['Take family and icon from the map, so that a state looks the same everywhere.'],
    donts: ['Do not tell a state by color alone.'],
    a11y: ['Color, icon and word together; the word is what is read.'],
    related: ['tag', 'progress-track', 'days-to-expiry'],
  },
  'days-to-expiry': {
    not: 'Not for a time that runs: that is a `CountdownText`.',
    dos: ['Count the days where the clock is right: on the server.'],
    donts: ['Do not round up.'],
    a11y: ['The words change with the color.'],
    related: ['countdown-text', 'status-tag'],
  },
  'price-summary': {
    not: 'Not twice on a page.',
    dos: ['Give the total that the server has decided.'],
    donts: ['Do not add up in the browser.'],
    a11y: ['A region with a name; a new total is announced.'],
    related: ['steps', 'coupon-drawer', 'number-input'],
  },
  'countdown-text': {
    not: 'Not for days: those are `DaysToExpiry`.',
    dos: ['Pass `now` where the server’s clock decides.'],
    donts: ['Do not end something in the browser alone: the server decides.'],
    a11y: ['Not read as it runs; 10, 5 and 1 minutes before the end and the end itself are announced.'],
    related: ['days-to-expiry', 'sms-code-field'],
  },
  'virtual-list': {
    not: 'Not under a few hundred rows: in a plain list the browser’s own search finds every row.',
    dos: ['Give each row a key that stays.'],
    donts: ['Do not depend on a row being in the document.'],
    a11y: ['Says how many rows there are; with `selectable` it is a listbox.'],
    related: ['data-table', 'combobox'],
  },
  'rich-text': {
    not: 'Not for plain text.',
    dos: ['Give `fallback` for the markup of the server.'],
    donts: ['Do not set HTML in any other way.'],
    a11y: [
      'Headings, lists and tables keep their meaning; links that leave the portal open a new window and say so.',
    ],
    related: ['chat-dialog', 'link'],
  },
  'qr-code': {
    not: 'Not as the only way: whoever sits at the phone copies the text.',
    dos: ['Say beside it which app scans it and for what.'],
    donts: ['Do not color it or put a picture into it.'],
    a11y: ['A picture with a name; the content can be copied as text.'],
    related: ['lock-status-panel', 'side-panel'],
  },
};

export const media: Guide = {
  icon: {
    not: 'Not for decoration of a large area: that is `Art` or a `Motif`.',
    dos: ['Use one icon for one meaning.'],
    donts: ['Do not leave it alone without a label.'],
    a11y: ['Hidden from screen readers; with `label` it is an image of that name.'],
    related: ['icon-button', 'art'],
  },
  avatar: {
    not: 'Not as the only sign of a person.',
    dos: ['Put the name beside it.'],
    donts: ['Do not show a portrait that the person has not chosen for it.'],
    a11y: [decoration],
    related: ['sidebar', 'header'],
  },
  logo: {
    not: 'Not as a picture in the text.',
    dos: ['Give a square mark or one character.'],
    donts: ['Do not stretch or recolor the mark.'],
    a11y: ['With `href` it is a link whose name is that of the portal.'],
    related: ['header', 'sidebar'],
  },
  art: {
    not: 'Not for a sign of one meaning: that is an `Icon`.',
    dos: ['Use the drawing of the carrier wherever the carrier is chosen.'],
    donts: ['Do not put two drawings side by side that say the same.'],
    a11y: [decoration],
    related: ['icon', 'empty', 'option-card'],
  },
  motif: {
    not: 'Not behind body text, not in tables.',
    dos: ['Use `Rosette` for hero, login and error pages, `Wave` for the head of a panel.'],
    donts: ['Do not change its color: it is `--ca-motif`.'],
    a11y: [decoration, 'Gone in the elder-friendly mode, in high contrast, in forced colors and on paper.'],
    related: ['seal-stamp', 'art'],
  },
  'seal-placer': {
    not: 'Not for a seal that is decoration: that is the `SealStamp`.',
    dos: [
      'Show the page as it will be: give its size as it is shown, turned where it is turned.',
      'Sign last, when every seal stands where it should.',
    ],
    donts: ['Do not draw pages inside it ahead: give the one that is shown.'],
    a11y: [
      'A seal is a button whose name is its place; arrow keys move it, Delete removes it.',
      'Its place can be typed, so that dragging is never needed (WCAG 2.5.7).',
    ],
    related: ['seal-stamp', 'lock-status-panel'],
  },
  'seal-stamp': {
    not: 'Not on errors, warnings or buttons: a seal says that something is valid.',
    dos: ['Show one large seal a screen at most.'],
    donts: ['Do not put it over text, and do not imitate a real organ’s seal.'],
    a11y: ['Hidden from screen readers; with `label` it is an image of that name.'],
    related: ['motif', 'error-page'],
  },
  'lazy-image': {
    not: 'Not for pictures to be looked at closely: that is the `ImageViewer`.',
    dos: ['Give `width` and `height`, so that nothing jumps.', 'Set `eager` in the first window.'],
    donts: ['Do not leave out `alt`: empty for decoration.'],
    a11y: ['A native `img`; a picture that does not come leaves its text.'],
    related: ['image-viewer', 'carousel'],
  },
  carousel: {
    not: 'Not for what everybody must see: that does not belong on slide two.',
    dos: ['Show things of equal weight.'],
    donts: ['Do not use `autoplay` for text to be read.'],
    a11y: [
      'It can be paused (WCAG 2.2.2) and waits under pointer and focus; paused where motion is reduced.',
    ],
    related: ['lazy-image', 'image-viewer'],
  },
  watermark: {
    not: 'Not as a protection: it makes a copy without a mark a deliberate act, no more.',
    dos: ['Write who saw it and when.'],
    donts: ['Do not write an ID or phone number in full.'],
    a11y: ['Takes no focus, is not read, and lets the pointer through.'],
    related: ['image-viewer'],
  },
};
