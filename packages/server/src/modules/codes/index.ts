import type { codes } from '@ca-portal/api/contract';
import { firstOfficeRole, formatBeijing } from '@ca-portal/api/domain';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { codeItems } from '../../db/schema/index.js';
import type { Handlers } from '../../http/mount.js';
import { hiddenProviders } from '../data-scope/hidden-providers.js';

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

/** Lists from here on are dictionaries of the administration, which the spec does not number. */
export const firstOwnList = 1_000;

/** Looks up contents by type and code number; undefined for a code that no list knows. */
export type CodeLookup = (type: number, codeNumber: string) => string | undefined;

/** All code lists at once: they are short, and a page needs several. Old records name stopped items too. */
export async function codeLookup(db: Db): Promise<CodeLookup> {
  const rows = await db
    .select({ type: codeItems.type, number: codeItems.codeNumber, content: codeItems.codeContent })
    .from(codeItems);
  const contents = new Map(rows.map((row) => [`${row.type}/${row.number}`, row.content]));
  return (type, codeNumber) => contents.get(`${type}/${codeNumber}`);
}

/** Items that can be chosen, of the spec's lists: dictionaries of the administration count from `firstOwnList`. */
const offered = and(
  lt(codeItems.type, firstOwnList),
  eq(codeItems.stopped, false),
  isNull(codeItems.removedAt),
);

export const codesHandlers: Handlers<typeof codes> = {
  /** A provider on trial is in the list for whom the office has named, and for the office itself. */
  async byType({ params }, context) {
    const office = (context.session?.roleId ?? 0) > firstOfficeRole;
    const hidden = office ? new Set<string>() : await hiddenProviders(context);
    const rows = await context.services.db
      .select()
      .from(codeItems)
      .where(and(offered, params.type === 0 ? undefined : eq(codeItems.type, params.type)))
      .orderBy(asc(codeItems.type), asc(codeItems.position), asc(codeItems.id));
    const seen = rows.filter((row) => row.type !== codeTypes.provider || !hidden.has(row.codeNumber));
    return seen.map((row) => ({ ...row, createTime: formatBeijing(row.createdAt) }));
  },
};
