import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { codeItems } from '../../db/schema/index.js';

/** Types of the code lists (dossier 0.3). */
export const codeTypes = {
  platform: 1,
  provider: 2,
  mediumVendor: 3,
  signatureVendor: 4,
  certificateType: 5,
  lockType: 6,
  role: 8,
  epassPlatform: 10,
  pcLockType: 14,
} as const;

/** Lists from this number on are dictionaries of the administration, which the spec does not number. */
export const firstOwnList = 1_000;

/** Name of a platform from either list: those of the phone app have their own (10). */
export const platformName = (nameOf: CodeLookup, code: string): string | undefined =>
  nameOf(codeTypes.platform, code) ?? nameOf(codeTypes.epassPlatform, code);

/** Looks up contents by type and code number; undefined for an unknown code. */
export type CodeLookup = (type: number, codeNumber: string) => string | undefined;

/**
 * All code lists at once: they are short, and a page needs several. Includes stopped items, because old
 * records use them.
 */
export async function codeLookup(db: Db): Promise<CodeLookup> {
  const rows = await db
    .select({ type: codeItems.type, number: codeItems.codeNumber, content: codeItems.codeContent })
    .from(codeItems);
  const contents = new Map(rows.map((row) => [`${row.type}/${row.number}`, row.content]));
  return (type, codeNumber) => contents.get(`${type}/${codeNumber}`);
}

/**
 * The items that can currently be chosen from a list, in its order; stopped and removed items only name old
 * records.
 */
export async function codesOnOffer(db: Db, type: number): Promise<{ code: string; name: string }[]> {
  return db
    .select({ code: codeItems.codeNumber, name: codeItems.codeContent })
    .from(codeItems)
    .where(and(eq(codeItems.type, type), eq(codeItems.stopped, false), isNull(codeItems.removedAt)))
    .orderBy(asc(codeItems.position), asc(codeItems.id));
}
