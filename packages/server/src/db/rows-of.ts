import type { SQL } from 'drizzle-orm';
import type { Db } from './db.js';

/** The rows of a raw statement. `Row` is what its columns say: both drivers answer so, and drizzle's type of `Db` names neither. */
export const rowsOf = async <Row extends object>(db: Db, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
