import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies } from '../../db/schema/index.js';

/** Another company with this credit code; undefined if it is free. */
export async function codeOwner(
  db: Db,
  creditCode: string,
  companyId: string | null,
): Promise<string | undefined> {
  const [other] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(eq(companies.creditCode, creditCode), companyId === null ? undefined : ne(companies.id, companyId)),
    );
  return other?.id;
}
