import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.js';

/**
 * The database, PGlite or PostgreSQL; also what `db.transaction` passes to its callback. Use only SQL of
 * PostgreSQL 15: both run the same statements.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * The code of a database error, however deep the driver wraps it; 23505 is a unique violation, 23514 a check
 * violation.
 */
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

/** The violated unique constraint, or undefined for another error. */
export const uniqueViolation = (error: unknown): string | undefined =>
  sqlState(error) === '23505' ? (constraint(error) ?? '') : undefined;

/** The same for a check constraint. */
export const checkViolation = (error: unknown): string | undefined =>
  sqlState(error) === '23514' ? (constraint(error) ?? '') : undefined;
