#!/usr/bin/env node
import { checkCertificates, checkCertificatesCommand } from './check-certificates.js';
import { configFromEnv } from './config/config-from-env.js';
import { errorForLog } from './kernel/error-for-log.js';
import { createAdmin, createAdminCommand } from './first-administrator/index.js';
import { StartError } from './kernel/start-error.js';
import { serve } from './serve.js';
import type { RunningServer } from './start-server.js';

// All files created from here on, also by the embedded database, are readable by the owner only.
process.umask(0o077);

// Forked: the parent listens (see RunningServer for `ready`). From a terminal: plain text lines.
const forked = typeof process.send === 'function';
/** `serve` notices a parent that has exited, so errors are ignored here. */
const tell = (message: object) => process.send?.(message, undefined, undefined, () => {});
const say = (text: string) => process.stdout.write(`${text}\n`);

function announce(server: RunningServer): void {
  const { url, database, accounts, outboxUrl, administrated } = server;
  if (forked) {
    tell({ type: 'ready', url, database, accounts, outboxUrl, administrated });
    return;
  }
  say(`地址 ${url}`);
  say(`数据库 ${database.kind}：${database.promise}`);
  if (outboxUrl) say(`短信沙箱 ${outboxUrl}`);
  if (!administrated) say(`还没有平台管理员，请停止服务后运行 ${createAdminCommand}（说明见 README）`);
}

try {
  const config = configFromEnv(process.env);
  if (process.argv[2] === createAdminCommand) {
    await createAdmin(config, process.env, { input: process.stdin, output: process.stdout });
    say('平台管理员账号已建立。请启动服务，用该账号登录。');
    process.exit(0);
  }
  if (process.argv[2] === checkCertificatesCommand) {
    const { text, sound } = await checkCertificates(config);
    say(text);
    process.exit(sound ? 0 : 1);
  }
  const server = await serve({
    config,
    onProgress: (text) => (forked ? tell({ type: 'progress', text }) : say(text)),
  });
  announce(server);
} catch (error) {
  const said = error instanceof StartError ? error.message : JSON.stringify(errorForLog(error), null, 2);
  process.stderr.write(`${said}\n`);
  process.exit(1);
}
