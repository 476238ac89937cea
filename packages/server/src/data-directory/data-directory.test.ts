import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../kernel/start-error.js';
import { installationSecret, openDataDirectory } from './data-directory.js';
import { makeOwnerOnly } from './owner-only.js';
import { processMark } from './process-mark.js';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-data-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const lock = () => join(directory, 'server.lock');
function problem(open: () => unknown): StartError {
  try {
    open();
  } catch (error) {
    if (error instanceof StartError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a data directory', () => {
  it('belongs to one process, and the other is told which and what to do', () => {
    const held = openDataDirectory(directory);
    const refused = problem(() => openDataDirectory(directory));
    expect(refused.problem).toBe('directory-in-use');
    expect(refused.message).toBe(
      `数据目录 ${directory} 正被另一个服务进程使用（进程号 ${process.pid}）。请先停止它，或用 DATA_DIR 指定另一个目录。`,
    );
    held.release();
    expect(existsSync(lock())).toBe(false);
    openDataDirectory(directory).release();
  });

  it('is taken over from a process that was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    writeFileSync(lock(), `${child.pid} ${processMark(child.pid ?? 0)}`);
    expect(problem(() => openDataDirectory(directory)).message).toContain(`进程号 ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    openDataDirectory(directory).release();
  });

  it.runIf(processMark(process.pid) !== '')('is taken over when another process has got the pid', () => {
    writeFileSync(lock(), `${process.pid} 1`);
    const taken = openDataDirectory(directory);
    expect(readFileSync(lock(), 'utf8')).toBe(`${process.pid} ${processMark(process.pid)}`);
    taken.release();
  });

  it.each(['', 'rubbish', '-5 1'])('is taken over when the lock holds "%s"', (text) => {
    writeFileSync(lock(), text);
    const taken = openDataDirectory(directory);
    expect(readFileSync(lock(), 'utf8')).toContain(String(process.pid));
    taken.release();
  });

  describe.skipIf(process.platform === 'win32')('of an older version', () => {
    const mode = (...path: string[]) => statSync(join(directory, ...path)).mode & 0o777;
    beforeEach(() => {
      mkdirSync(join(directory, 'database/base'), { recursive: true, mode: 0o755 });
      writeFileSync(join(directory, 'database/base/1'), 'a row');
      chmodSync(join(directory, 'database/base/1'), 0o666);
      chmodSync(directory, 0o755);
    });

    it('is taken away from others, and not what a link in it leads to', () => {
      const foreign = mkdtempSync(join(tmpdir(), 'foreign-'));
      chmodSync(foreign, 0o755);
      symlinkSync(foreign, join(directory, 'database/link'));
      expect(makeOwnerOnly(directory)).toBeUndefined();
      expect([mode(), mode('database'), mode('database/base'), mode('database/base/1')]).toEqual([
        0o700, 0o700, 0o700, 0o600,
      ]);
      expect(statSync(foreign).mode & 0o777).toBe(0o755);
      rmSync(foreign, { recursive: true });
    });

    it('that holds other things too leaves those alone, and itself', () => {
      writeFileSync(join(directory, 'letter'), '');
      chmodSync(join(directory, 'letter'), 0o644);
      makeOwnerOnly(directory);
      expect([mode(), mode('letter'), mode('database/base/1')]).toEqual([0o755, 0o644, 0o600]);
    });
  });

  it('that cannot be written is named, with the way out', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const refused = problem(() => openDataDirectory(join(file, 'data')));
    expect(refused.problem).toBe('directory-unwritable');
    expect(refused.message).toMatch(/不能写入（ENOTDIR）。请修改该目录的权限/);
  });
});

describe('the secret', () => {
  it('is made once, for its owner alone', () => {
    const secret = installationSecret(directory);
    expect(secret).toHaveLength(43);
    expect(installationSecret(directory)).toBe(secret);
    expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('is never replaced by a weaker one', () => {
    writeFileSync(join(directory, 'secret'), 'short');
    expect(problem(() => installationSecret(directory)).problem).toBe('bad-setting');
    expect(readFileSync(join(directory, 'secret'), 'utf8')).toBe('short');
  });
});
