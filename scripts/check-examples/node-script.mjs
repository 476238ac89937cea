import assert from 'node:assert/strict';
import { install, run } from './projects.mjs';

/** A Node script: it logs in and lists orders, and reports a wrong password in one line. */
export async function nodeScript({ folder, portal }) {
  await install('node-script', folder);
  const as = (password) => ({ PORTAL_URL: portal.url, PORTAL_USER: 'qiye', PORTAL_PASSWORD: password });
  const said = await run(folder, 'npm', ['start', '--silent'], as('Demo@2026'));
  const running = performance.now();
  assert.match(said, /^\d+ orders\n(?:DD\d+ \d{4}-.+\n)*$/);
  await assert.rejects(() => run(folder, 'npm', ['start', '--silent'], as('wrong')), /business \d+: .*密码/);
  return running;
}
