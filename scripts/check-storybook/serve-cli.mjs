// node scripts/check-storybook/serve-cli.mjs <port>: serves the built Storybook until it is stopped.
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';
import { serve } from './serve.mjs';

const { url } = await serve(fileURLToPath(new URL('storybook-static', root)), Number(process.argv[2] ?? 0));
console.log(url);
