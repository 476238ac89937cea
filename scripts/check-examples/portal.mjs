import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';
import { freePort } from '../start/free-port.mjs';
import { start } from './projects.mjs';

const fromRoot = (path) => fileURLToPath(new URL(path, root));

/** The built portal as the second province: only its configuration differs. */
export async function startPortal(workplace) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const process = await start(fromRoot('.'), [fromRoot('packages/server/dist/main.js')], url, {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: join(workplace, 'data'),
    DATABASE_URL: '',
    SANDBOX: '1',
    PORTAL_CONFIG: fromRoot('examples/second-province/portal.config.json'),
  });
  return { url, stop: process.stop };
}
