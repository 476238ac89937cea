import { existsSync } from 'node:fs';
import type { Config } from './config.js';
import { openDataDirectory } from './data-directory/index.js';
import { openPglite, openPostgres, type OpenDatabase } from './db/open.js';
import { StartError, systemCode } from './start-error.js';

/** Things to undo, last first: on a clean close and when a later step of starting fails. */
export type Undo = (() => unknown)[];

export async function undoAll(undo: Undo): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step();
}

/** The database of the settings, migrated; StartError with a sentence when it cannot be had. */
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
    progress(existsSync(directory.database) ? '正在打开数据库' : '正在创建数据库（仅第一次，需要几秒）');
    database = await openPglite(directory.database);
  }
  undo.push(() => database.close());
  return database;
}
