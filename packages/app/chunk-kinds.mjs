// What a dynamic import (`import()`) stands for: a frame, a feature, a page of its own, or a part that opens on a
// press.

/** Loaded when the browser is idle, or by an event that is no press. */
const later = /[\\/](?:MenuSearch|EdgeTools|loadChat)\.tsx?$|[\\/]connection[\\/]start\.tsx$/;
/** Opens on a press; large enough for its own chunk. Parts not listed here share the chunk `opened`. */
const opened = [
  ['editor', /[\\/]RichTextInput\.tsx$/],
  ['papers', /[\\/](?:AgreementDialog|HandoverDialog|NoticeDialog|SampleDialog|SignatureDialog)\.tsx$/],
  ['opened-work', /[\\/](?:BellPanel|Sidebar(?:Flyout|Tip)|TabBarMenu|RefreshPage)\.tsx$|[\\/]tabDrag\.ts$/],
  // Together with the library that only draws what is in view.
  ['virtual', /[\\/](?:TabBarList|VirtualRows)\.tsx$/],
  ['forms', /[\\/](?:ResourceFormPanel|SaveFilterDialog)\.tsx$/],
  [
    'certificates-opened',
    /[\\/]certificates[\\/]components[\\/](?:Lost|BindPhone|DownloadAgain|Remind)Dialog\.tsx$/,
  ],
  [
    'administration-opened',
    /[\\/](?:administration|operation)[\\/]components[\\/](?:ImportDialog|IssueDialog|NoticeContent|RoleMenus|StatementDialog)\.tsx$/,
  ],
  ['calendar', /[\\/](?:DayCalendar|RangeCalendar)\.tsx$/],
  [
    'overlay',
    /[\\/](?:Open(?:Confirm|Dialog|Drawer|HelpPanel|Menu|Popover|Tooltip)|OptionPanel|OpenBell\.styles)\.tsx$/,
  ],
  ['news', /[\\/](?:News|ToDoSection)\.tsx$|[\\/]late-queries\.ts$/],
  ['watch', /[\\/]SessionWatcher\.tsx$/],
  ['why-not', /[\\/]WhyNot\.tsx$/],
  ['chat', /[\\/]OpenChat\.tsx$/],
  ['ask-chat', /[\\/]PortalChat\.tsx$/],
  ['palette', /[\\/]SearchPalette\.tsx$/],
  [
    'account',
    /[\\/]shared[\\/]account[\\/]|[\\/](?:OpenPasswordDialog|OpenRoleSelectDialog|PasswordDialog|RoleSelectDialog)\.tsx$/,
  ],
  ['settings', /[\\/](?:WorkSettings|OpenSettings|SettingsDrawer)\.tsx$/],
  ['coupon-drawer', /[\\/](?:PortalCoupons|OpenCouponDrawer)\.tsx$/],
  ['lock', /[\\/]app[\\/]src[\\/]lock[\\/]|[\\/]lock-status-panel[\\/]|[\\/]LockTest\.tsx$/],
];
/** Large, and used by one part of one page. */
const library =
  /[\\/](hls\.js|exam-entry|verify-file|stamp-engine|pc-certificate|phone-signing|phone-signer|certificate-name|pkcs12|pdf-pages|samples)[\\/.]/;
/** Small features: a user who reads one often reads the next. */
const reading = new Set(['notices', 'knowledge']);
/** Pages that need far more code than the rest of their feature: a form beside a list. */
const apart =
  /[\\/](OrderPage|OrderDetailPage|CertificateWritePage|CertificateDownloadPage|ReviewDeskPage|RegisterPage|TrackPage|LivePage|CoursePage)\.tsx$/;
/** Features of the public frame; all others are in the work frame. */
export const publicKinds = new Set(
  (
    'public home login auth reading about downloads partners search product business solution coupons payment member ' +
    'invitation jump-form errors handover learning registry OrderPage RegisterPage TrackPage LivePage CoursePage'
  ).split(' '),
);

/** The page registry and what it names the pages with: none of their code. */
export const registry =
  /[\\/]portal[\\/]registry\.ts$|[\\/]features[\\/][\w-]+[\\/]index\.ts$|[\\/]resource[\\/]view\.tsx$/;
export const featureOf = (id) => /[\\/]app[\\/]src[\\/]features[\\/]([\w-]+)[\\/]/.exec(id)?.[1];
export const familyOf = (feature) => (reading.has(feature) ? 'reading' : feature);

/** Both sides of a phone's certificate: they do not share the list's forms. */
const onPhone = /[\\/]certificates[\\/]phone[\\/]\w+Page\.tsx$/;

/** Small, and always used together: one request loads both. */
const inWhole = { 'phone-signer': 'stamp-engine', samples: 'stamp-engine' };

/** The kind of a module that is loaded by `import()`. */
export function kindOf(entry) {
  if (onPhone.test(entry)) return 'phone';
  if (/[\\/]shell[\\/]PublicLayout\.tsx$/.test(entry)) return 'public';
  if (/[\\/]shell[\\/]WorkLayout\.tsx$/.test(entry)) return 'work';
  if (registry.test(entry)) return 'registry';
  if (/[\\/]auth[\\/]LoginPage\.tsx$/.test(entry)) return 'login';
  if (later.test(entry)) return 'later';
  const own = library.exec(entry)?.[1] ?? apart.exec(entry)?.[1];
  if (own) return inWhole[own] ?? own;
  const pressed = opened.find(([, pattern]) => pattern.test(entry));
  if (pressed) return pressed[0];
  return familyOf(featureOf(entry)) ?? 'opened';
}
export const unasked = new Set(['later', 'opened', ...opened.map(([name]) => name)]);
