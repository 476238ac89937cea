// Builds the portal: the browser's bundle, then the two prerendered pages (/ and /login) into it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const at = (path) => `${root}${path}`;
const pages = { '/': 'dist/index.html', '/login': 'dist/login/index.html' };

await build({ root, logLevel: 'warn' });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: 'dist-prerender', emptyOutDir: true, minify: false },
});

const template = readFileSync(at('dist/index.html'), 'utf8');
// Every other path starts from the bare template.
writeFileSync(at('dist/app.html'), template);
const { prerenderPage } = await import(pathToFileURL(at('dist-prerender/prerender.js')).href);
for (const [path, file] of Object.entries(pages)) {
  const { html, styles } = await prerenderPage(path);
  const page = template
    .replace('<!--prerendered-styles-->', () => styles.replaceAll('<style ', '<style nonce="__CSP_NONCE__" '))
    .replace(
      '<div id="root"><!--prerendered-page--></div>',
      () => `<div id="root" data-prerendered="${path}">${html}</div>`,
    );
  mkdirSync(at(file).replace(/[^/]+$/, ''), { recursive: true });
  writeFileSync(at(file), page);
}
rmSync(at('dist-prerender'), { recursive: true });
