import type { codes } from '@ca-portal/api/contract';
import { firstOfficeRole, formatBeijing } from '@ca-portal/api/domain';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { codeItems } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { codeTypes, firstOwnList, hiddenProviders } from '../../services/codes/index.js';

/** Active items of the spec's lists only: dictionaries of the administration start at `firstOwnList`. */
const offered = and(
  lt(codeItems.type, firstOwnList),
  eq(codeItems.stopped, false),
  isNull(codeItems.removedAt),
);

export const codesHandlers: Handlers<typeof codes> = {
  /** A provider on trial is visible to the users named by the office, and to the office itself. */
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
