import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createChildren } from '../../../scripts/start/children.mjs';
import { backOff, reviver } from '../../../scripts/start/revive.mjs';

describe('the wait before a start', () => {
  it('doubles with each death up to a minute, and is short again after a calm while', () => {
    let at = 0;
    const next = backOff({ now: () => at });
    const waits = Array.from({ length: 8 }, () => {
      const wait = next();
      at += wait;
      return wait / 1000;
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    at += 300_001;
    expect(next()).toBe(1000);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'portal-revive-'));
const program = join(folder, 'server.mjs');
// Ready at once, and exits on command; the third process does not start.
writeFileSync(
  program,
  `if (process.argv[2] === '2') process.exit(1);
   process.on('message', (code) => process.exit(code));
   process.send('ready');`,
);
let started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What `start` does if the process is required. */
function keptAlive() {
  const said: string[] = [];
  const waited: number[] = [];
  const revived: Promise<void>[] = [];
  const children = createChildren((death) => revived.push(revive(death, begin)));
  const wait = (ms: number) => Promise.resolve(waited.push(ms));
  const revive = reviver({ say: (text) => said.push(text), isStopping: () => children.stopping, wait });
  async function begin() {
    const child = fork(program, [String(started.length)]);
    started.push(child);
    children.add('服务器', child);
    const [what] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (what !== 'ready') throw new Error(`exit ${what}`);
    children.ready(child);
  }
  async function die(code: number) {
    const dying = started.at(-1);
    dying?.send(code);
    await once(dying as ChildProcess, 'exit');
    await Promise.all(revived);
  }
  return { children, begin, die, said, waited };
}

it('is given to a process that died, until one stands again', async () => {
  const { children, begin, die, said, waited } = keptAlive();
  await begin();
  await die(70);
  expect(started).toHaveLength(2);
  await die(70);
  expect(started).toHaveLength(4);
  expect(started.at(-1)?.exitCode).toBeNull();
  expect(waited).toEqual([1000, 2000, 4000]);
  expect(said).toEqual([
    '服务器意外停止（exit 70），1 秒后重新启动。日志见数据目录下的 logs。',
    '✓ 服务器已重新启动 (restarted)',
    '服务器意外停止（exit 70），2 秒后重新启动。日志见数据目录下的 logs。',
    '服务器没有启动成功（exit 1），4 秒后重新启动。日志见数据目录下的 logs。',
    '✓ 服务器已重新启动 (restarted)',
  ]);
  await children.stopAll();
  expect(started).toHaveLength(4);
});

it('ends where everything is being stopped', async () => {
  const { children, begin } = keptAlive();
  await begin();
  const stop = children.stopAll();
  const revive = reviver({ say: () => {}, isStopping: () => children.stopping, wait: async () => {} });
  await revive({ name: '服务器', how: 'exit 70' }, begin);
  await stop;
  expect(started).toHaveLength(1);
});
