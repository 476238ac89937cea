import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import type { Db } from '../../db/db.js';
import type { FileStore } from '../../ports/files/index.js';
import { databaseStore } from './live/database-store.js';
import { directoryStore } from './live/directory-store.js';
import { memoryStore } from './sandbox/memory-store.js';

export { sealedStore } from './live/sealed-store.js';

/** Where attachments are stored if a province has no store of its own. */
export function configuredFiles({ attachments, dataDir }: Config, db: Db): FileStore {
  if (attachments === 'database') return databaseStore(db);
  return dataDir ? directoryStore(join(dataDir, 'attachments')) : memoryStore();
}
