import { sql } from 'drizzle-orm';
import { certificateLosses, certificates } from './schema/index.js';

/**
 * Since when a cancelled certificate counts as revoked: a lock that was reported lost is cancelled only when its
 * replacement is ready, and what was stamped in between is in doubt. Revocation lists and the portal's own answers
 * tell the same date.
 */
export const revokedSince = sql<Date>`coalesce(least(${certificates.revokedAt}, (
  select max(${certificateLosses.at}) from ${certificateLosses} where ${certificateLosses.certificateId} = ${certificates}.id
)), ${certificates.createdAt})`.mapWith(certificates.createdAt);
