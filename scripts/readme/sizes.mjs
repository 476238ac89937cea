// Cost of ten imports for another portal: everything except the peers, minified and compressed, in one file.
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const peers = [
  'react',
  'react-dom',
  'react/*',
  'react-dom/*',
  'styled-components',
  'react-hook-form',
  'dayjs',
  'dayjs/*',
];

/** The ten: from a button to the first widgets of a portal. */
export const measured = [
  ['theme', 'UiProvider, ScopedStyle'],
  ['button', 'Button'],
  ['input', 'Input'],
  ['dialog', 'Dialog'],
  ['table', 'Table'],
  ['header', 'Header'],
  ['footer', 'Footer'],
  ['sidebar', 'Sidebar'],
  ['tab-bar', 'TabBar'],
  ['side-panel', 'SidePanel'],
];

/** Bytes of `import { names } from '@ca-portal/ui/<folder>'`. */
export const sizeOf = (folder, names) => bytesOf(`export { ${names} } from '@ca-portal/ui/${folder}';`);

/** Bytes of a module's imports, as built and without the peers; lazy parts are excluded. */
export async function bytesOf(contents) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'unused',
    external: peers,
    logLevel: 'error',
  });
  const files = Object.entries(metafile.outputs);
  const wanted = new Set(
    files.filter(([, { entryPoint }]) => entryPoint === '<stdin>').map(([file]) => file),
  );
  for (const file of wanted)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') wanted.add(path);
  return outputFiles
    .filter(({ path }) => [...wanted].some((file) => path.endsWith(file)))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

const sdk = (path, names) => `export { ${names} } from '@ca-portal/ca-lock-sdk${path}';`;

/** The sizes in the README of the SDK: the text before the number, and the measured imports. */
export const toldBySdk = [
  ['everything a page needs | ', sdk('', 'connectLock, preflight, LockError')],
  ['and the last kilobyte | ', sdk('/core', 'connect, LockError')],
  [
    "with a login's commands ",
    sdk('/core', 'connect, LockError') + sdk('/commands', 'readItem, checkPin, signData'),
  ],
  ['key pairs and certificate import | ', sdk('/keys', 'withKeys')],
  ['for forms | ', sdk('/pin', 'withPin, brokenPinRules')],
  ['`rememberPortIn(storage)` | ', sdk('/remember', 'rememberPortIn')],
  ['one language or both | ', sdk('/messages/zh-CN', 'lockMessage')],
  ['in Chinese, ', sdk('/messages/en-US', 'lockMessage')],
  [
    'a text for support | ',
    sdk('', 'connectLock') + sdk('/environment', 'checkEnvironment, environmentReport'),
  ],
  [
    'to the certificate in it | ',
    sdk('/vendor-flows', 'cfcaChange, cfcaDelay, bjcaApply, anxinRenew, shcaChange, shcaDelay'),
  ],
  ['`useCaLock()` | ', sdk('/react', 'useCaLock')],
];

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

export async function packageSizes() {
  const rows = [];
  for (const [folder, names] of measured)
    rows.push(`| \`${names}\` of \`${folder}\` | ${kilobytes(await sizeOf(folder, names))} |`);
  return ['| Import | gzip, beyond the peers |', '|---|---|', ...rows].join('\n');
}
