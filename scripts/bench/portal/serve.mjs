// The portal as `start` serves it, with the sample world in a temporary folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildable, buildWhatIsStale } from '../../start/build.mjs';
import { freePort } from '../../start/free-port.mjs';
import { startServer } from '../../start/server-process.mjs';

export async function startPortal() {
  await buildWhatIsStale([buildable.app, buildable.server]);
  const folder = mkdtempSync(join(tmpdir(), 'bench-portal-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, SANDBOX: '1', PORT: String(port), DATA_DIR: folder, PUBLIC_URL: url };
  const { child, ready } = startServer({ env, dataFolder: folder });
  await ready;
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
