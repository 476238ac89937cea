import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.mjs';
import { denseChunks } from './dense-chunks.mjs';
import { directImports } from './direct-imports.mjs';
import { declaring, lighterLibraries } from './lighter-libraries.mjs';
import { squeezedStyles } from './squeezed-styles.mjs';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:8081';
const proxied = ['/mh', '/sandbox', '/pki', '/portal.config.json', '/brand', '/health', '/ready'];

/** The server writes the province's name there; while somebody develops there is no server before the page. */
const sampleTitle: Plugin = {
  name: 'sample-title',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace('{{brand.productName}}', '数字证书服务平台'),
};

/** What the entry itself stands on: every part that runs has it. */
const always = /[\\/](?:index|rolldown-runtime|vendor)-[\w-]{8}\.js$/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), sampleTitle, lighterLibraries(), directImports(), squeezedStyles(), denseChunks()],
  resolve: { conditions: ['@ca-portal/source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['@ca-portal/source', ...defaultServerConditions] },
    noExternal: [/^@ca-portal\//],
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 8080),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: backend, xfwd: true }])),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // What is prerendered in Node is one file; a browser gets what belongs together in one request.
    ...(isSsrBuild
      ? {}
      : {
          // Each part names what its own parts need; what everybody has already need not be named in all of them.
          modulePreload: {
            resolveDependencies: (_file, needed, { hostType }) =>
              hostType === 'html' ? needed : needed.filter((one) => !always.test(one)),
          },
          rolldownOptions: {
            // Else every module that is imported later would be a file of its own, which only names its chunk.
            preserveEntrySignatures: false,
            treeshake: {
              moduleSideEffects: [{ test: declaring, sideEffects: false }],
              // No getter of ours or a library's does anything, and no global is asked whether it is there by naming it.
              propertyReadSideEffects: false,
              unknownGlobalSideEffects: false,
            },
            output: {
              codeSplitting: { groups: chunkGroups },
              // The worker of PDF.js is a script like the others: counted, compressed and served as one.
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith('.mjs'))
                  ? 'assets/[name]-[hash].js'
                  : 'assets/[name]-[hash][extname]',
            },
          },
        }),
  },
}));
