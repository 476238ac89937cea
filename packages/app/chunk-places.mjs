// The chunk of shared code by its folder, and the order of these chunks.

/** Code shared by several features, by its folder; the first match counts. The rest is `shared`. */
const folders = (...names) => new RegExp(`[\\\\/](?:${names.join('|')})[\\\\/]`);
const either =
  (...patterns) =>
  (id) =>
    patterns.some((pattern) => pattern.test(id));
const several = [
  // Before the fields that it is made of: it imports the calendar, which the fields must not.
  [
    'resource',
    either(
      /[\\/]engines[\\/]resource[\\/](?!resource\.styles|SavedFilters|saved-filters|DescribedField|form-controls|limits)/,
      folders('row-actions', 'bulk-actions'),
    ),
  ],
  ['desks', either(folders('engines[\\\\/]desk'))],
  ['qr-code', either(folders('qrcode', 'dijkstrajs', 'qr-code'))],
  ['rich-text', either(folders('dompurify', 'rich-text'))],
  ['calendar', either(folders('react-day-picker', '@?date-fns'), /[\\/](?:DayCalendar|RangeCalendar)/)],
  [
    'data-table',
    either(
      folders('data-table', 'table-core', 'react-(?:table|store)'),
      folders('@tanstack[\\\\/]store', 'use-sync-external-store'),
    ),
  ],
  // Without what only names a dialog that loads on a press: a list of certificates talks to no lock.
  [
    'lock',
    either(folders('ca-lock-sdk', 'lock-status-panel'), /[\\/]app[\\/]src[\\/]lock[\\/](?!pin-dialog\.)/),
  ],
  // A list is read before a form is filled in: its filters are in a lower chunk.
  [
    'forms',
    either(
      folders('react-hook-form', 'ui[\\\\/]src[\\\\/]form', 'shared[\\\\/]record'),
      /[\\/](?:FormDialog|ConsentField|useOwnAutosave|AccountCode|CertificateCode|DescribedField|form-controls|resource[\\/]limits)\./,
    ),
  ],
  // Lists use them as filters.
  ['pickers', either(folders('combobox', 'date-picker', 'date-range-picker'))],
  [
    'fields',
    either(
      folders('plain-form', 'textarea'),
      folders('switch', 'number-input', 'password-input', 'captcha-field', 'sms-code-field', 'option-card'),
      folders('upload'),
      /[\\/]shared[\\/]files[\\/]files\./,
    ),
  ],
  [
    'overlay',
    either(
      folders('@floating-ui', 'tabbable'),
      /[\\/](?:MenuRow|MenuSurface|useMenu|Open(?:Confirm|Dialog|Drawer|HelpPanel|Menu|Popover|Tooltip)|OptionPanel|OpenBell\.styles)\.tsx?$/,
      /[\\/]internal[\\/](?:useAnchored|useFirstFocus|Modal|useModal|useScrollable)/,
    ),
  ],
  [
    'lists',
    either(
      folders(
        'table',
        'pagination',
        'tabs',
        'segmented',
        'page-heading',
        'skeleton',
        'lazy-image',
        'virtual-list',
        'badge',
        'progress-bar',
        'radio-group',
        // Closed state; what they open is in a higher chunk.
        'popover',
        'dialog',
        'confirm-dialog',
        'dropdown-menu',
        'drawer',
        'tooltip',
        // Filters of every list.
        'input',
        'select',
        'checkbox',
      ),
      folders('ui[\\\\/]src[\\\\/]internal'),
      /[\\/]shared[\\/](?:list[\\/](?:List(?:Card|Filters|Foot|Table)|table-failure)|page[\\/]WorkPage)/,
    ),
  ],
];
/** The chunk of a shared module by its folder, before its imports are checked. */
export const byPlace = (id) => several.find(([, fits]) => fits(id))?.[0];

/**
 * The order of the shared chunks from the bottom up: a chunk imports none above it, so there is no import cycle. A
 * module whose folder puts it below its imports moves to the next chunk of `rising`.
 */
export const floors =
  'lists overlay shared qr-code rich-text data-table pickers fields forms blocks calendar lock resource desks'.split(
    ' ',
  );
export const rising = ['shared', 'blocks', 'desks'];

/**
 * Chunks that nearly always load together share one file: a browser sends six requests at a time, and each costs a
 * wait. Higher chunks stay separate: merging them would create import cycles.
 */
const oneFile = {
  portal: 'index',
  frame: 'index',
  registry: 'shared',
  lists: 'shared',
  blocks: 'forms',
  'work-shared': 'work',
  'work-resource': 'work-data-table',
  // One press loads both: one imports from the other.
  'phone-signing': 'pc-certificate',
  'opened-work': 'opened',
  // Who opens a live lesson comes from its course.
  LivePage: 'CoursePage',
};
export const fileOf = (chunk) => oneFile[chunk] ?? chunk;
