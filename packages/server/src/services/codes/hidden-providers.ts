import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { providerGrants, providers, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';

/**
 * Providers on trial that are hidden from the caller (spec 6): all of them for a visitor; for a user those
 * that list neither his name nor his phone.
 */
export async function hiddenProviders({ services, session }: CallContext): Promise<ReadonlySet<string>> {
  const { db, clock } = services;
  const onTrial = await db
    .select({ code: providers.code })
    .from(providers)
    .where(eq(providers.onTrial, true));
  const hidden = new Set(onTrial.map((row) => row.code));
  if (!session || hidden.size === 0) return hidden;
  const granted = await db
    .select({ code: providerGrants.providerCode })
    .from(providerGrants)
    .innerJoin(
      users,
      or(
        and(
          eq(providerGrants.phone, ''),
          eq(users.usernameKey, sql`lower(btrim(normalize(${providerGrants.username}, NFKC)))`),
        ),
        and(eq(providerGrants.username, ''), eq(users.phone, providerGrants.phone)),
      ),
    )
    .where(
      and(
        eq(users.id, session.userId),
        isNull(providerGrants.removedAt),
        or(isNull(providerGrants.expiresAt), gt(providerGrants.expiresAt, clock())),
      ),
    );
  for (const { code } of granted) hidden.delete(code);
  return hidden;
}
