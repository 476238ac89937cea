import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError, systemCode } from '../kernel/start-error.js';
import { isAlive, processMark } from './process-mark.js';

export interface DataDirectory {
  /** Where the embedded database is stored. */
  readonly database: string;
  /** Releases the directory; a killed process leaves the lock, and the next start takes it over. */
  release(): void;
}

interface Holder {
  pid: number;
  mark: string;
}

const unwritable = (directory: string, cause: unknown) =>
  new StartError(
    'directory-unwritable',
    `数据目录 ${directory} 不能写入（${systemCode(cause) || '未知原因'}）。请修改该目录的权限，或用 DATA_DIR 指定另一个目录。`,
    { cause },
  );

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, mark] = readFileSync(file, 'utf8').split(' ');
    return Number.isInteger(Number(pid)) && Number(pid) > 0
      ? { pid: Number(pid), mark: mark ?? '' }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Locks a data directory for this process: PGlite does not lock its files, and two processes on them would
 * destroy the database. Throws StartError that says what to do.
 */
export function openDataDirectory(directory: string): DataDirectory {
  const lock = join(directory, 'server.lock');
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unwritable(directory, error);
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      // `wx` fails if the file exists: only one of two processes gets the lock.
      writeFileSync(lock, `${process.pid} ${processMark(process.pid)}`, { flag: 'wx', mode: 0o600 });
      return { database: join(directory, 'database'), release: () => rmSync(lock, { force: true }) };
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw unwritable(directory, error);
    }
    const holder = readHolder(lock);
    if (holder && isAlive(holder.pid, holder.mark)) {
      throw new StartError(
        'directory-in-use',
        `数据目录 ${directory} 正被另一个服务进程使用（进程号 ${holder.pid}）。请先停止它，或用 DATA_DIR 指定另一个目录。`,
      );
    }
    rmSync(lock, { force: true });
  }
  throw unwritable(directory, undefined);
}

/** The secret of this installation, generated once and readable only by its owner. */
export function installationSecret(directory: string): string {
  const file = join(directory, 'secret');
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw unwritable(directory, error);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new StartError('bad-setting', `${file} 的内容不完整。请恢复原文件，或删除数据目录重新开始。`);
  }
  return secret;
}
