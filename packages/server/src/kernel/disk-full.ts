import { statfsSync } from 'node:fs';
import { StartError } from './start-error.js';

/** Codes of the system, of quotas, and of PostgreSQL (class 53). */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** The error number in the embedded database, which uses WebAssembly's system calls. */
const embeddedFull = 51;
/** The embedded database often fails without a reason; with less free space than this it cannot work. */
const leastBytes = 1024 * 1024;

function saysFull(error: unknown): boolean {
  for (let e = error; typeof e === 'object' && e !== null; e = 'cause' in e ? e.cause : undefined) {
    if ('code' in e && typeof e.code === 'string' && fullCodes.has(e.code)) return true;
    if ('errno' in e && e.errno === embeddedFull && !(e instanceof Error)) return true;
  }
  return false;
}

function hasNoRoom(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < leastBytes;
  } catch {
    return false;
  }
}

/** The sentence for a start that failed because a disk is full; undefined for any other reason. */
export function diskFull(
  error: unknown,
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
): StartError | undefined {
  const room = '请清理或扩大磁盘空间后重新启动，已有的数据不会因此丢失。';
  if (hasNoRoom(dataDir) || (saysFull(error) && !databaseUrl)) {
    return new StartError('disk-full', `数据目录 ${dataDir} 所在的磁盘已满，服务不能启动。${room}`, {
      cause: error,
    });
  }
  if (!saysFull(error)) return undefined;
  return new StartError(
    'disk-full',
    `PostgreSQL 或数据目录 ${dataDir} 所在的磁盘已满，服务不能启动。${room}`,
    {
      cause: error,
    },
  );
}
