import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';
import { isTaken } from './lock-port.mjs';
import { UsageError } from './options.mjs';
import { ChildFailed } from './server-process.mjs';

const fromRoot = (path) => fileURLToPath(new URL(path, root));

/**
 * Vite with hot reload on the portal's port; requests other than pages go to the server (see vite.config.ts).
 * @throws UsageError when the port is taken
 */
export async function startVite(port, backendUrl) {
  if (await isTaken(port)) {
    throw new UsageError(`端口 ${port} 已被占用。请关闭占用它的程序，或用 --port ${port + 1} 换一个端口。`);
  }
  const child = spawn(
    process.execPath,
    [fromRoot('node_modules/vite/bin/vite.js'), '--clearScreen', 'false'],
    {
      cwd: fromRoot('packages/app'),
      env: { ...process.env, PORT: String(port), BACKEND_URL: backendUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return { child, ready: untilListening(port, child) };
}

async function untilListening(port, child) {
  while (!(await isTaken(port))) {
    if (child.exitCode !== null) throw new ChildFailed('Vite', `exit ${child.exitCode}`, true);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Calls `restart` shortly after a change of the server's or the contract's source. Not `node --watch`,
 * which ends the process before it can close the database directory and release its lock.
 */
export function watchServerSource(restart) {
  let timer;
  const later = (_event, file) => {
    if (!file || /\.(test|fixtures)\.ts$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, 200);
  };
  for (const folder of ['packages/server/src', 'packages/api/src']) {
    watch(fromRoot(folder), { recursive: true }, later);
  }
}
