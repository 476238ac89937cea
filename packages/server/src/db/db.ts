import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.js';

/**
 * The database, whichever of the two it is; also what `db.transaction` hands to its callback.
 * Use only SQL that PostgreSQL 15 knows: PGlite and PostgreSQL run the same statements.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The code of a database error, however deep the driver buried it; 23505 is a unique violation, 23514 one of a check. */
function sqlState(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string') return e.code;
  }
  return undefined;
}

function constraint(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('constraint' in e && typeof e.constraint === 'string') return e.constraint;
  }
  return undefined;
}

/** The unique constraint that a statement ran into, or undefined when the error is another one. */
export const uniqueViolation = (error: unknown): string | undefined =>
  sqlState(error) === '23505' ? (constraint(error) ?? '') : undefined;

/** The same for a check constraint. */
export const checkViolation = (error: unknown): string | undefined =>
  sqlState(error) === '23514' ? (constraint(error) ?? '') : undefined;
