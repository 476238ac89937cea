// What a piece of code that is brought by `import()` stands for: a frame, a feature, a page of its own, a part on a press.

/** Comes when the browser has time, or by an event that nobody presses for. */
const later = /[\\/](?:MenuSearch|EdgeTools|loadChat)\.tsx?$|[\\/]connection[\\/]start\.tsx$/;
/** Comes on a press; large enough to stand alone. What has no line here travels with `opened`. */
const opened = [
  ['editor', /[\\/]RichTextInput\.tsx$/],
  ['papers', /[\\/](?:AgreementDialog|HandoverDialog|SampleDialog|SignatureDialog)\.tsx$/],
  ['opened-work', /[\\/](?:BellPanel|Sidebar(?:Flyout|Tip)|TabBarMenu|RefreshPage)\.tsx$|[\\/]tabDrag\.ts$/],
  // With the library that only draws what is in sight.
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
/** Large, and brought by one part of one page. */
const library =
  /[\\/](hls\.js|exam-entry|verify-file|stamp-engine|pc-certificate|phone-signing|phone-signer|certificate-name|pkcs12|pdf-pages)[\\/.]/;
/** Small features: whoever reads one often reads the next. */
const reading = new Set(['notices', 'knowledge']);
/** Pages that need far more than the rest of their feature: a form beside a list. */
const apart =
  /[\\/](OrderPage|OrderDetailPage|CertificateWritePage|CertificateDownloadPage|ReviewDeskPage|RegisterPage|TrackPage|LivePage|CoursePage)\.tsx$/;
/** Features of the public frame; all others stand in that of work. */
export const publicKinds = new Set(
  (
    'public home login auth reading about downloads partners search product business solution coupons payment member ' +
    'invitation jump-form errors handover learning registry OrderPage RegisterPage TrackPage LivePage CoursePage'
  ).split(' '),
);

/** The table of pages and what it names them with: none of their code. */
export const registry =
  /[\\/]portal[\\/]registry\.ts$|[\\/]features[\\/][\w-]+[\\/]index\.ts$|[\\/]resource[\\/]view\.tsx$/;
export const featureOf = (id) => /[\\/]app[\\/]src[\\/]features[\\/]([\w-]+)[\\/]/.exec(id)?.[1];
export const familyOf = (feature) => (reading.has(feature) ? 'reading' : feature);

/** Both sides of a phone's certificate: their forms are not the list's. */
const onPhone = /[\\/]certificates[\\/]phone[\\/]\w+Page\.tsx$/;

/** Small, and of no use without the whole of it: one request brings both. */
const inWhole = { 'phone-signer': 'stamp-engine' };

/** What a module that is brought by `import()` stands for. */
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
