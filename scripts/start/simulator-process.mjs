import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../pnpm.mjs';
import { openLog } from './log-file.mjs';
import { UsageError } from './options.mjs';
import { ChildFailed } from './server-process.mjs';
import { isTaken, whoListens } from './lock-port.mjs';

const cli = (dev) =>
  fileURLToPath(
    new URL(`packages/ca-lock-sdk/${dev ? 'src/simulator/cli.ts' : 'dist/simulator/cli.js'}`, root),
  );

async function untilItAnswers(port, child) {
  let ended;
  child.once('close', (code, signal) => (ended = signal ?? `exit ${code}`));
  for (;;) {
    if (ended) throw new ChildFailed('锁模拟器', ended, true);
    if ((await whoListens(port)) === 'lock') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts the lock simulator, unless a lock service is already running (a real driver: then the portal uses it).
 * @returns the child, or undefined when another lock service has the port
 * @throws UsageError when a foreign program has the port, or the one below, which the control interface needs
 */
export async function startSimulator({ port, dataFolder, dev, origins = [] }) {
  const who = await whoListens(port);
  if (who === 'lock') return undefined;
  if (who === 'foreign') {
    throw new UsageError(
      `端口 ${port} 被另一个程序占用，它不是锁服务（例如 Gazebo 也默认使用 11345）。` +
        `请关闭它，或用 --lock-port ${port + 2} 换一个端口，或用 --no-simulator 不启动锁模拟器。`,
    );
  }
  // One port higher, the control interface would be on the taken port.
  if (await isTaken(port - 1)) {
    throw new UsageError(
      `锁模拟器的控制端口 ${port - 1}（锁端口的前一个）被另一个程序占用。` +
        `请关闭它，或用 --lock-port ${port + 1} 换一个端口。`,
    );
  }
  const log = openLog(dataFolder, 'lock-simulator');
  const flags = ['--port', port, '--control-port', port - 1, '--data', join(dataFolder, 'lock')];
  // Only the portal's own pages may use the lock.
  for (const origin of origins) flags.push('--origin', origin);
  const child = fork(cli(dev), flags.map(String), {
    execArgv: dev ? ['--conditions=@ca-portal/source', '--import', 'tsx'] : [],
    stdio: ['ignore', log?.fd ?? 'ignore', 'inherit', 'ipc'],
  });
  log?.release();
  return { child, ready: untilItAnswers(port, child) };
}
