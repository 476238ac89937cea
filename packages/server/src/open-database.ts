import { existsSync, rmSync } from 'node:fs';
import type { Config } from './config/config.js';
import { makeOwnerOnly, openDataDirectory } from './data-directory/index.js';
import { openPglite, openPostgres, type OpenDatabase } from './db/open.js';
import { diskFull } from './kernel/disk-full.js';
import { WrongSecretError } from './pki/index.js';
import { StartError, systemCode } from './kernel/start-error.js';

/** Cleanup steps, run in reverse order: on a clean close and when a later step of the start fails. */
export type Undo = (() => unknown)[];

export async function undoAll(undo: Undo): Promise<void> {
  const failures: unknown[] = [];
  for (const step of undo.splice(0).toReversed()) {
    try {
      await step();
    } catch (error) {
      failures.push(error); // Continue with the other steps: one of them releases the directory.
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** The migrated database for the settings; StartError with a sentence if it cannot be opened. */
export async function openDatabase(
  config: Config,
  undo: Undo,
  progress: (text: string) => void,
): Promise<OpenDatabase> {
  let database: OpenDatabase;
  if (config.databaseUrl) {
    progress('正在连接 PostgreSQL 并检查表结构');
    try {
      database = await openPostgres(config.databaseUrl);
    } catch (cause) {
      throw new StartError(
        'database-unreachable',
        `无法使用 DATABASE_URL 指定的 PostgreSQL（${systemCode(cause) || '未知原因'}）。请检查地址、账号和数据库是否存在，并确认数据库已启动。`,
        { cause },
      );
    }
  } else {
    const directory = openDataDirectory(config.dataDir);
    undo.push(() => directory.release());
    const known = existsSync(directory.database);
    progress(known ? '正在打开数据库' : '正在创建数据库（仅第一次，需要几秒）');
    try {
      database = await openPglite(directory.database);
    } catch (error) {
      // A partial new database would make the next start fail.
      if (!known) rmSync(directory.database, { recursive: true, force: true });
      throw error;
    }
    // The embedded database makes the files of its first template readable to everybody, whatever the umask
    // is.
    makeOwnerOnly(config.dataDir);
  }
  undo.push(() => database.close());
  return database;
}

/** The reason of a failed start, as a sentence if known. Everything opened is closed first. */
export async function failedStart(error: unknown, config: Config, undo: Undo): Promise<unknown> {
  const full = diskFull(error, config);
  // On a full disk closing fails for the same reason.
  await undoAll(undo).catch((cause: unknown) => {
    if (!full) throw cause;
  });
  if (full) return full;
  if (!(error instanceof WrongSecretError)) return error;
  return new StartError(
    'wrong-secret',
    `当前密钥与建立此数据库时的密钥不一致，已加密的内容无法打开。请恢复原来的 PORTAL_SECRET（未设置时为数据目录中的 secret 文件），多个实例共用数据库时须使用同一个，或换用空的数据库。`,
    { cause: error },
  );
}
