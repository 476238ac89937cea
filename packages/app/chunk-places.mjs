// Where shared code lies, and what of it stands above what.

/** What several features share, by where it lies; the first that fits. What is left is `shared`. */
const folders = (...names) => new RegExp(`[\\\\/](?:${names.join('|')})[\\\\/]`);
const either =
  (...patterns) =>
  (id) =>
    patterns.some((pattern) => pattern.test(id));
const several = [
  // Before the fields that it is made of: it brings the calendar, they must not.
  [
    'resource',
    (id) =>
      /[\\/]engines[\\/]resource[\\/](?!resource\.styles|SavedFilters|saved-filters|DescribedField|form-controls|limits)/.test(
        id,
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
  ['lock', either(folders('ca-lock-sdk', 'lock-status-panel', 'app[\\\\/]src[\\\\/]lock'))],
  // A list is read before anybody fills in a form: what it is filtered with is below.
  [
    'forms',
    either(
      folders('react-hook-form', 'ui[\\\\/]src[\\\\/]form', 'shared[\\\\/]record'),
      /[\\/](?:FormDialog|ConsentField|AccountCode|CertificateCode|DescribedField|form-controls|resource[\\/]limits)\./,
    ),
  ],
  // Lists are filtered with them.
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
        // Closed; what they open is above.
        'popover',
        'dialog',
        'confirm-dialog',
        'dropdown-menu',
        'drawer',
        'tooltip',
        // What every list is filtered with.
        'input',
        'select',
        'checkbox',
      ),
      folders('ui[\\\\/]src[\\\\/]internal'),
      /[\\/]shared[\\/](?:list[\\/](?:List(?:Card|Filters|Foot|Table)|table-failure)|page[\\/]WorkPage)/,
    ),
  ],
];
/** The chunk of a shared module as its place says, before what it needs is looked at. */
export const byPlace = (id) => several.find(([, fits]) => fits(id))?.[0];

/**
 * What is shared, from the ground up: a chunk imports none above it, so no circle can close. What by its place would stand
 * lower than what it needs stands in the next floor of `rising` instead.
 */
export const floors =
  'lists overlay shared qr-code rich-text data-table pickers fields forms blocks calendar lock resource desks'.split(
    ' ',
  );
export const rising = ['shared', 'blocks', 'desks'];

/**
 * What nearly always travels together has one file: a browser asks for six at a time, and each waits once more. The
 * floors stay apart above, or what one of them needs would close a circle.
 */
const oneFile = {
  portal: 'index',
  frame: 'index',
  registry: 'shared',
  lists: 'shared',
  blocks: 'forms',
  'work-shared': 'work',
  'work-resource': 'work-data-table',
};
export const fileOf = (chunk) => oneFile[chunk] ?? chunk;
