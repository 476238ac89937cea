// Builds the portal: the browser's bundle, the service worker beside it, then the documents (documents.mjs).
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress-files.mjs';
import { writeDocuments } from './documents.mjs';
import { circles, pagesOf, pagesTogether } from './pages-apart.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const at = (path) => `${root}${path}`;
const { output } = await build({ root, logLevel: 'warn' });
const chunks = output.filter(({ type }) => type === 'chunk');
if (pagesOf(chunks) < 50)
  throw new Error('the bundle names hardly any page: the rule below would say nothing');
const together = pagesTogether(chunks);
if (together.length > 0)
  throw new Error(
    `A page loads another feature's page: ${together.map((pair) => pair.join(' with ')).join('; ')}. ` +
      'What both need belongs in a file of its own; a page is imported by its route alone, when it is opened.',
  );
if (circles(chunks).length > 0)
  throw new Error(`Chunks import each other in a circle (chunks.mjs): ${circles(chunks).join(', ')}`);
const { output: prerenderer } = await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: 'dist-prerender', emptyOutDir: true, minify: false },
});
// One classic script at the root: every browser can run it, and its scope covers every page.
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

await writeDocuments({
  root,
  chunks,
  prerenderer: prerenderer.filter(({ type }) => type === 'chunk'),
  prerendered: await import(pathToFileURL(at('dist-prerender/prerender.js')).href),
});
rmSync(at('dist-prerender'), { recursive: true });
// It is inlined into every document.
rmSync(at('dist/appearance.js'));
compressFiles(at('dist'));
