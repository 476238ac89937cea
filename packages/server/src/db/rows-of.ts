import type { SQL } from 'drizzle-orm';
import type { Db } from './db.js';

/**
 * The rows of a raw statement. `Row` declares its columns: both drivers return this shape, but drizzle's type
 * `Db` does not say so.
 */
export const rowsOf = async <Row extends object>(db: Db, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
