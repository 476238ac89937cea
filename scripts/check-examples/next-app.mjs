import { join } from 'node:path';
import { freePort } from '../start/free-port.mjs';
import { visit } from './next-visit.mjs';
import { install, run, start } from './projects.mjs';

const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/**
 * A Next.js application (App Router): rendered on its server under a policy with a nonce, hydrated in the browser.
 */
export async function nextApp({ folder, say }) {
  await install('next-app', folder);
  await run(folder, 'npm', ['run', 'build', '--silent'], { ...quiet, NODE_ENV: undefined });
  const port = await freePort();
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const args = [next, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const site = await start(folder, args, 'Ready', { ...quiet, NODE_ENV: 'production' });
  try {
    const running = performance.now();
    for (const sentence of await visit(`http://127.0.0.1:${port}`)) say(`  ${sentence}`);
    return running;
  } finally {
    site.stop();
  }
}
