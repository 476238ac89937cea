import { and, eq } from 'drizzle-orm';
import { contentEntries, contentVersions } from '../../db/schema/index.js';

/** Joins an entry with the version that was saved last, published or not. */
export const latestVersion = and(
  eq(contentVersions.kind, contentEntries.kind),
  eq(contentVersions.id, contentEntries.id),
  eq(contentVersions.version, contentEntries.version),
);
