import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';
import { openLog } from './log-file.mjs';

const fromRoot = (path) => fileURLToPath(new URL(path, root));

/**
 * A child that exited before it was ready. When it has printed the reason itself, `said` is true and nothing is
 * added.
 */
export class ChildFailed extends Error {
  name = 'ChildFailed';
  constructor(name, how, said) {
    super(`${name}没有启动成功（${how}）。`);
    this.how = how;
    this.said = said;
  }
}

/**
 * Starts the server and waits for its `ready` message.
 * @returns the child, its own data (`url`, `database`, `accounts`, `outboxUrl`) and the path of its log
 * @throws ChildFailed when it exits before; its own message has then been shown
 */
export function startServer({ env, dataFolder, dev, onProgress }) {
  const log = openLog(dataFolder, 'server');
  const child = dev
    ? fork(fromRoot('packages/server/src/main.ts'), {
        env,
        execArgv: ['--conditions=@ca-portal/source', '--import', 'tsx'],
        stdio: ['ignore', log?.fd ?? 'ignore', 'pipe', 'ipc'],
      })
    : fork(fromRoot('packages/server/dist/main.js'), {
        env,
        stdio: ['ignore', log?.fd ?? 'ignore', 'pipe', 'ipc'],
      });
  log?.release();
  let said = false;
  child.stderr.on('data', (chunk) => {
    said = true;
    process.stderr.write(chunk);
  });
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.type === 'progress') onProgress?.(message.text);
      if (message?.type === 'ready') resolve({ ...message, logPath: log?.path });
    });
    child.once('error', reject);
    // `close` comes after the last of stderr has been read
    child.once('close', (code, signal) => reject(new ChildFailed('服务器', signal ?? `exit ${code}`, said)));
  });
  return { child, ready };
}
