import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';
import { freePort } from '../start/free-port.mjs';

const fromRoot = (path) => fileURLToPath(new URL(path, root));

/** Starts the built server on an embedded database with the sample world. @returns seconds until it was healthy */
export async function tryServer(node, data) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: data, DATABASE_URL: '', SANDBOX: '1' };
  const server = spawn(node, [fromRoot('packages/server/dist/main.js')], {
    cwd: fromRoot('.'),
    env: { ...process.env, ...env, PORT: String(port) },
  });
  const began = performance.now();
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
      assert.equal(server.exitCode, null, `the server ended:\n${said.slice(-3000)}`);
      assert.ok(performance.now() - began < 120_000, `not healthy after two minutes:\n${said.slice(-3000)}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const seconds = (performance.now() - began) / 1000;
    const captcha = await (await fetch(`${url}/mh/captchaImage`)).json();
    assert.equal(captcha.code, 200);
    assert.match(await (await fetch(`${url}/login`)).text(), /<html/);
    return seconds;
  } finally {
    server.kill();
    await ended;
  }
}
