#!/usr/bin/env node
import { configFromEnv } from './config-from-env.js';
import { createAdmin, createAdminCommand } from './first-administrator/index.js';
import { StartError } from './start-error.js';
import { startServer, type RunningServer } from './start-server.js';

/** A close that hangs must not keep a stopped server alive. */
const closeWithinMs = 10_000;

// Forked: the parent listens (see RunningServer for `ready`). From a terminal: plain lines.
const forked = typeof process.send === 'function';
const say = (text: string) => process.stdout.write(`${text}\n`);

function announce(server: RunningServer): void {
  const { url, database, accounts, outboxUrl, administrated } = server;
  if (forked) {
    process.send?.({ type: 'ready', url, database, accounts, outboxUrl, administrated });
    return;
  }
  say(`地址 ${url}`);
  say(`数据库 ${database.kind}：${database.promise}`);
  if (outboxUrl) say(`短信沙箱 ${outboxUrl}`);
  if (!administrated) say(`还没有平台管理员，请停止服务后运行 ${createAdminCommand}（说明见 README）`);
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // A parent that was killed cannot send a signal any more.
  process.on('disconnect', () => void stop());
}

try {
  const config = configFromEnv(process.env);
  if (process.argv[2] === createAdminCommand) {
    await createAdmin(config, process.env, { input: process.stdin, output: process.stdout });
    say('平台管理员账号已建立。请启动服务，用该账号登录。');
    process.exit(0);
  }
  const server = await startServer({
    config,
    onProgress: (text) => (forked ? process.send?.({ type: 'progress', text }) : say(text)),
  });
  stopOnSignals(server);
  announce(server);
} catch (error) {
  const told = error instanceof StartError;
  process.stderr.write(`${told ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
