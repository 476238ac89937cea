// `pnpm start` and `pnpm dev`: builds what is missing or stale, runs the server and the lock simulator, and
// prints the addresses. Plain Node without dependencies, so that its first line appears at once.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './pnpm.mjs';
import { buildable, buildWhatIsStale } from './start/build.mjs';
import { createChildren } from './start/children.mjs';
import { claimDataDirectory, resetData } from './start/data-directory.mjs';
import { startVite, watchServerSource } from './start/dev.mjs';
import { freePort } from './start/free-port.mjs';
import { help, readOptions, UsageError } from './start/options.mjs';
import { withProgress } from './start/progress.mjs';
import { reviver } from './start/revive.mjs';
import { ChildFailed, startServer } from './start/server-process.mjs';
import { startSimulator } from './start/simulator-process.mjs';
import { welcome } from './start/welcome.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const serverName = '服务器';
const simulatorName = '锁模拟器';

async function endWith(children, code) {
  await children.stopAll();
  process.exit(code);
}

function serverEnvironment({ port, dataFolder, publicPort }) {
  // For other addresses than this machine the server itself requires a choice: sandboxes are never on by accident
  // there.
  const alone = /^(?:|localhost|127(?:\.\d+){3}|::1)$/.test(process.env.HOST ?? '');
  return {
    ...(alone ? { SANDBOX: '1' } : {}),
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataFolder,
    // Only when it was built: `pnpm build-storybook`.
    KIT_DIST: process.env.KIT_DIST ?? fileURLToPath(new URL('storybook-static', root)),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${publicPort}`,
  };
}

async function run(children, name, label, { child, ready }) {
  children.add(name, child);
  const result = await withProgress(label, () => ready);
  children.ready(child);
  return result;
}

async function runServer(children, settings) {
  let label = '正在启动服务器 (server)';
  const attempt = startServer({ ...settings, onProgress: (text) => (label = text) });
  return { child: attempt.child, ready: await run(children, serverName, () => label, attempt) };
}

/** In development a changed file restarts the server; a version that fails waits for the next change. */
function restartOnChange(children, settings, first) {
  let { child } = first;
  let queue = Promise.resolve();
  watchServerSource(() => {
    queue = queue.then(async () => {
      await children.replace(child);
      const attempt = startServer(settings);
      child = attempt.child;
      await run(children, serverName, '正在重启服务器 (restarting the server)', attempt).then(
        () => say('✓ 服务器已重启 (server restarted)'),
        () => say('✗ 服务器没有启动成功，保存下一次改动后会再试'),
      );
    });
  });
}

/** Origins of the portal for a browser on this machine. */
const portalOrigins = (port) => [
  ...new Set(
    [`http://127.0.0.1:${port}`, `http://localhost:${port}`, process.env.PUBLIC_URL]
      .filter(Boolean)
      .map((address) => new URL(address).origin),
  ),
];

async function runSimulator(children, { simulator, lockPort, port, dev }, dataFolder) {
  if (!simulator) return '没有启动模拟器，请插入真实 CA 锁（--no-simulator）';
  const attempt = await startSimulator({ port: lockPort, dataFolder, dev, origins: portalOrigins(port) });
  if (!attempt) return `端口 ${lockPort} 上已有锁服务（真实驱动或另一个模拟器），直接使用它`;
  await run(children, simulatorName, '正在启动锁模拟器 (lock simulator)', attempt);
  return `模拟器 127.0.0.1:${lockPort}，第一次启动时插着一把空白锁，初始 PIN 12345678 (simulated lock)`;
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return say(help);
  const { dev, port } = options;
  const dataFolder = resolve(options.data);
  if (options.reset && !(await resetData(dataFolder, options))) return say('没有删除，也没有启动。');

  const wanted = dev
    ? []
    : [buildable.app, buildable.server, ...(options.simulator ? [buildable.simulator] : [])];
  await buildWhatIsStale(wanted);
  claimDataDirectory(dataFolder);

  const serverPort = dev ? await freePort() : port;
  const env = serverEnvironment({ port: serverPort, dataFolder, publicPort: port });
  // By design a server stops after an uncaught exception and another one replaces it (docs/adr/0018).
  const beginAgain = {
    [serverName]: () => runServer(children, { env, dataFolder, dev }),
    [simulatorName]: () => runSimulator(children, options, dataFolder),
  };
  const children = createChildren(({ name, how }) => {
    if (dev && name === serverName) return say(`服务器停止了（${how}），保存下一次改动后会再启动`);
    const begin = beginAgain[name];
    if (begin && how !== 'exit 0') return void revive({ name, how }, begin);
    // It was stopped on purpose, or is in development (Vite).
    process.stderr.write(`${name}停止了（${how}），其余程序已一并停止。日志见数据目录下的 logs。\n`);
    void endWith(children, 1);
  });
  const revive = reviver({ say, isStopping: () => children.stopping });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      say('\n正在停止… (stopping)');
      void endWith(children, 0);
    });
  }

  try {
    const server = await runServer(children, { env, dataFolder, dev });
    const lock = await runSimulator(children, options, dataFolder);
    if (dev) {
      const vite = await startVite(port, `http://127.0.0.1:${serverPort}`);
      await run(children, 'Vite', '正在启动页面 (Vite)', vite);
      restartOnChange(children, { env, dataFolder, dev }, server);
    }
    say(welcome({ server: server.ready, lock, dataFolder, port, dev }));
  } catch (error) {
    if (children.stopping) return; // Ctrl+C during the start: endWith is already running
    await children.stopAll();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  if (error instanceof ChildFailed && error.said) process.exit(1);
  const known = error instanceof UsageError || error instanceof ChildFailed || error.name === 'BuildError';
  process.stderr.write(`${known ? error.message : error.stack}\n`);
  process.exit(1);
}
