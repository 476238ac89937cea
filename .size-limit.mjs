import { existsSync, readdirSync, readFileSync } from 'node:fs';

const app = 'packages/app/dist';

/** The scripts that a document of the built portal names: what a visitor loads before its page can run. */
function scriptsOf(document) {
  // Not built: size-limit then says that the file is missing.
  if (!existsSync(`${app}/${document}`)) return `${app}/${document}`;
  const names = readFileSync(`${app}/${document}`, 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
  return [...new Set(Array.from(names, ([, name]) => `${app}/${name}`))];
}
const apiClient = 'packages/api/dist/index.js';
const apiGroups = 'packages/api/dist/groups';

/** Every generated group as size-limit imports it: `lock-login.generated.js` exports `lockLogin`. */
function everyGroup() {
  const files = existsSync(apiGroups) ? readdirSync(apiGroups).filter((file) => file.endsWith('.js')) : [];
  const camel = (file) =>
    file.replace('.generated.js', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(files.map((file) => [`${apiGroups}/${file}`, `{ ${camel(file)} }`]));
}
const asBuilt = { disablePlugins: ['@size-limit/esbuild'], gzip: true };

/** One import of the built ui, as another portal writes it; the peers it has already. */
const ui = (folder, name, limit, external = []) => ({
  name: `ui/${folder}: ${name}, beyond its peers${external.length > 0 ? ` and ${external.join(', ')}` : ''}`,
  path: `packages/ui/dist/${folder}/index.js`,
  import: `{ ${name} }`,
  ignore: ['react', 'react-dom', 'styled-components', 'react-hook-form', 'dayjs', ...external],
  gzip: true,
  limit,
});

/** The same row without what is loaded only when it is asked for: a closed dialog, a picture, a code. */
const atFirst = (row) => ({
  ...row,
  name: `${row.name}, before anything is opened`,
  modifyEsbuildConfig: (config) => ({
    ...config,
    plugins: [
      {
        name: 'asked-for-later',
        setup(build) {
          build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
        },
      },
    ],
  }),
});
const floating = ['@floating-ui/react', 'tabbable'];

const uiImports = [
  ui('button', 'Button', '1 kB'),
  ui('input', 'Input', '1.5 kB'),
  ui('dialog', 'Dialog', '18 kB'),
  ui('table', 'Table', '9 kB'),
  ui('data-table', 'DataTable', '62 kB'),
  {
    // dayjs is a peer; with its Chinese it weighs 3.9 kB.
    name: 'ui/formats: everything, beyond its peers',
    path: 'packages/ui/dist/formats/index.js',
    ignore: ['dayjs'],
    gzip: true,
    limit: '2.1 kB', // epoch numbers and `String(Date)` came on top
  },
  ui('session-confirm', 'LogoutConfirm', '6 kB', floating),
  ui('session-confirm', 'SwitchAccountConfirm', '6 kB', floating),
  ui('role-application-form', 'RoleApplicationForm', '6.7 kB', floating),
  ui('help-panel', 'HelpButton', '6 kB', floating),
  atFirst(ui('side-panel', 'SidePanel', '6 kB', floating)),
  atFirst(ui('coupon-drawer', 'CouponDrawer', '6 kB', floating)),
  atFirst(ui('password-dialog', 'PasswordDialog', '6 kB', floating)),
  atFirst(ui('role-select-dialog', 'RoleSelectDialog', '6 kB', floating)),
  atFirst(ui('assistant-button', 'AssistantButton', '4.1 kB', floating)),
  atFirst(ui('chat-dialog', 'ChatButton', '5 kB', floating)),
  atFirst(ui('chat-dialog', 'ChatDialog', '2.1 kB', floating)),
  ui('chat-dialog', 'ChatDialog', '12.7 kB', [...floating, 'dompurify']),
  atFirst(ui('message-bell', 'MessageBell', '4.4 kB', floating)),
  ui('message-bell', 'MessageBell', '10.2 kB', floating),
  atFirst(ui('top-bar', 'TopBar', '4 kB', floating)),
  atFirst(ui('tab-bar', 'TabBar', '6.1 kB', floating)),
  atFirst(ui('sidebar', 'Sidebar', '6.1 kB', floating)),
  atFirst(ui('lock-status-panel', 'LockPinForm', '5 kB', floating)),
  atFirst(ui('lock-status-panel', 'LockStatusPanel', '6 kB', floating)),
  atFirst(ui('settings-drawer', 'SettingsDrawer', '2.2 kB', floating)),
  ui('global-search', 'GlobalSearchButton', '5 kB', floating),
  ui('back-to-top', 'BackToTop', '1.5 kB', floating),
  ui('seal-placer', 'SealPlacer', '7.6 kB', floating),
  ui('portal-frame', 'PortalFrame', '2 kB', floating),
  ui('error-page', 'NotFoundPage', '4.5 kB', floating),
  ui('error-page', 'ForbiddenPage', '5 kB', floating),
  ui('footer', 'Footer', '4 kB', floating),
  atFirst(ui('header', 'Header', '6 kB', floating)),
];

/** What each import may cost at most, compressed. Where it says "beyond", every user of it has those already. */
// oxlint-disable-next-line import/no-default-export -- size-limit reads it
export default [
  {
    name: 'api: the client with one group, beyond axios',
    path: apiClient,
    import: { [apiClient]: '{ createClient }', [`${apiGroups}/orders.generated.js`]: '{ orders }' },
    ignore: ['axios'],
    gzip: true,
    limit: '4.4 kB',
  },
  {
    name: 'api: the client over fetch with one group, all of it',
    path: 'packages/api/dist/fetch/index.js',
    import: {
      'packages/api/dist/fetch/index.js': '{ createClient }',
      [`${apiGroups}/orders.generated.js`]: '{ orders }',
    },
    gzip: true,
    limit: '4.8 kB',
  },
  {
    // No page loads all of them; this holds the table of some four hundred calls down as a whole.
    name: 'api: the client with every group, beyond axios',
    path: apiClient,
    import: { [apiClient]: '{ createClient }', ...everyGroup() },
    ignore: ['axios'],
    gzip: true,
    limit: '10.4 kB',
  },
  {
    name: 'ca-lock-sdk: the core (discovery, queue, every answer to one result or error)',
    path: 'packages/ca-lock-sdk/dist/core.js',
    gzip: true,
    limit: '3 kB',
  },
  {
    name: 'ca-lock-sdk: the core with what a login needs',
    path: ['packages/ca-lock-sdk/dist/core.js', 'packages/ca-lock-sdk/dist/commands/index.js'],
    import: {
      'packages/ca-lock-sdk/dist/core.js': '{ connect, LockError }',
      'packages/ca-lock-sdk/dist/commands/index.js': '{ readItem, checkPin, signData }',
    },
    gzip: true,
    limit: '3.7 kB',
  },
  {
    name: 'ca-lock-sdk: connectLock with every command, the permission and the events',
    path: 'packages/ca-lock-sdk/dist/index.js',
    gzip: true,
    limit: '5.5 kB',
  },
  {
    name: 'ca-lock-sdk: all vendor flows',
    path: 'packages/ca-lock-sdk/dist/vendor-flows/index.js',
    gzip: true,
    limit: '5 kB',
  },
  {
    name: 'ca-lock-sdk: the sentences in Chinese',
    path: 'packages/ca-lock-sdk/dist/messages/zh-CN.js',
    gzip: true,
    limit: '4.2 kB', // five sentences about changing and unlocking a PIN came on top
  },
  ...uiImports,
  // What crosses the wire on a visit is held by tests/e2e/wire.spec.ts; this is what a build weighs.
  { name: 'app: the home page with the entry', path: scriptsOf('index.html'), ...asBuilt, limit: '181.5 kB' },
  {
    name: 'app: the login page with the entry',
    path: scriptsOf('login/index.html'),
    ...asBuilt,
    limit: '180 kB',
  },
  {
    name: 'app: every script but the worker of PDF.js',
    path: [`${app}/assets/*.js`, `!${app}/assets/pdf.worker*.js`],
    ...asBuilt,
    limit: '1352 kB',
  },
  // It comes whole from its makers; as .mjs it was counted nowhere.
  { name: 'app: the worker of PDF.js', path: `${app}/assets/pdf.worker*.js`, ...asBuilt, limit: '301 kB' },
  // What no rule of packages/app/chunk-kinds.mjs names lands here: a large library in it would come with every press.
  { name: 'app: what a press opens', path: `${app}/assets/opened-*.js`, ...asBuilt, limit: '11.2 kB' },
];
