import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.js';

/** Parameters of a list query; pages count from 1. */
export interface Asked {
  readonly page: number;
  readonly limit: number;
}

/** The rows of one table in a list. The order must end with a unique column, or pages would overlap. */
export interface Listing {
  readonly where: SQL | undefined;
  readonly orderBy: readonly (SQL | PgColumn)[];
}

/** Rows to skip before a page. */
export const offsetOf = ({ page, limit }: Asked): number => (page - 1) * limit;

/**
 * One page of a table with the total number of rows, as lists answer it. Lists that join tables write their
 * two statements themselves. Pass a function for a part that depends on the total.
 */
export async function pageOf<Table extends PgTable>(
  db: Db,
  table: Table,
  { where, orderBy }: Listing,
  asked: Asked | ((total: number) => { limit: number; offset: number }),
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const total = await db.$count(table, where);
  const { limit, offset } =
    typeof asked === 'function' ? asked(total) : { limit: asked.limit, offset: offsetOf(asked) };
  const rows = await db
    .select()
    // Drizzle cannot check a generic table.
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { rows, total };
}
