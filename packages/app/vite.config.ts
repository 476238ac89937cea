import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:8081';
const proxied = ['/mh', '/sandbox', '/pki', '/portal.config.json', '/healthz'];

export default defineConfig({
  plugins: [react()],
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
    rolldownOptions: {
      output: {
        // Small parts that are needed together: apart, each of some sixty files of the home page would name them all.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](?:react|styled-components)[\\/]|[\\/]theme[\\/]useWords/,
            },
            {
              name: 'pages',
              test: /[\\/](?:routing[\\/](?:atlas|arrivals|work-pages|lazyPage|tree|guard|proper-path|PageTitle|UnwatchedLogin)|shell[\\/]page-failure)\.ts/,
            },
            // What both frames have; the search of the menu reads the links of the public one.
            {
              name: 'frame',
              test: /[\\/](?:shell[\\/](?:PublicLayout\.links|account[\\/]account-items|connection[\\/]notice-slot)|header[\\/]SkipLink(?:\.\w+)?)\.tsx?/,
            },
            // Who is there, and how the server is asked: every page begins with it.
            {
              name: 'session',
              test: /[\\/](?:session[\\/](?:token|expired|useSession|remembered-name|until-answered)|api[\\/]server-clock|client[\\/]group|groups[\\/]session\.generated|edge[\\/]chat-store)\.ts/,
            },
            { name: 'look', test: /[\\/]settings[\\/](?:appearance|useShownAppearance)\.ts/ },
            // What the entry has of the widgets: small parts, each of which would be a file of every page.
            {
              name: 'widgets',
              test: /[\\/]ui[\\/]src[\\/](?:status-tag[\\/]|internal[\\/](?:scrollBarRoom|missingPart|useAlive)\.|theme[\\/](?:HiddenText|visuallyHidden)\.|skeleton[\\/]Skeleton\.|alert[\\/]Alert\.|button[\\/](?:Icon)?Button\.)/,
            },
          ],
        },
      },
    },
  },
});
