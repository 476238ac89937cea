// Builds the portal: the browser's bundle, the service worker beside it, then the two prerendered pages (/ and /login).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { pagesOf, pagesTogether } from './pages-apart.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const at = (path) => `${root}${path}`;
const pages = {
  '/': { file: 'dist/index.html', modules: ['src/shell/PublicLayout.tsx', 'src/features/home/HomePage.tsx'] },
  '/login': { file: 'dist/login/index.html', modules: ['src/features/auth/LoginPage.tsx'] },
};

const { output } = await build({ root, logLevel: 'warn' });
const chunks = output.filter(({ type }) => type === 'chunk');
if (pagesOf(chunks) < 50)
  throw new Error('the bundle names hardly any page: the rule below would say nothing');
const together = pagesTogether(chunks);
if (together.length > 0)
  throw new Error(
    `A page loads another page's code: ${together.map((pair) => pair.join(' with ')).join('; ')}. ` +
      'What both need belongs in a file of its own; a page is imported by its route alone, when it is opened.',
  );
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: 'dist-prerender', emptyOutDir: true, minify: false },
});
// One classic script at the root, so that every browser takes it and it may serve every page.
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: at('src/sw/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

const template = readFileSync(at('dist/index.html'), 'utf8');
// A page that is open knows by the name of its entry whether this is still its release (src/shell/connection).
const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(template) ?? [];
if (!entry) throw new Error('index.html names no entry');
writeFileSync(at('dist/version.json'), JSON.stringify({ entry }));
const { prerenderPage } = await import(pathToFileURL(at('dist-prerender/prerender.js')).href);

/** The chunk of a page or frame with all that it imports. */
function chunksOf(module) {
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === at(module));
  if (!page) throw new Error(`${module} has no chunk of its own`);
  const files = new Set([page.fileName]);
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  }
  return [...files];
}

/** A prerendered page is taken over once its code is there: the browser may fetch that beside the entry. */
const preloads = (modules) =>
  [...new Set(modules.flatMap(chunksOf))]
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
    .join('');

// Every other path starts from the bare template; which page it is stands in the registry.
writeFileSync(
  at('dist/app.html'),
  template.replace('  </head>', () => `${preloads(['src/routing/registry.ts'])}  </head>`),
);

for (const [path, { file, modules }] of Object.entries(pages)) {
  const { html, styles } = await prerenderPage(path);
  const page = template
    .replace('<!--prerendered-styles-->', () => styles.replaceAll('<style ', '<style nonce="__CSP_NONCE__" '))
    .replace('  </head>', () => `${preloads(modules)}  </head>`)
    .replace(
      '<div id="root"><!--prerendered-page--></div>',
      () => `<div id="root" data-prerendered="${path}">${html}</div>`,
    );
  mkdirSync(at(file).replace(/[^/]+$/, ''), { recursive: true });
  writeFileSync(at(file), page);
}
rmSync(at('dist-prerender'), { recursive: true });
