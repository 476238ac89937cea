import { formatBeijing } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { companyRecords } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { ownCompany } from '../../services/people/index.js';
import {
  completenessOf,
  formOf,
  lockRecord,
  type Form,
  type RecordRow,
} from '../../services/company/index.js';

interface Saved {
  version: number;
  savedAt: string;
  completeness: number;
}

/**
 * Auto-saves one step. The client must have seen the last version, so that two windows do not overwrite each
 * other; after submitting only fields without a review can change. Saving a draft leaves no audit row;
 * changing a submitted record does.
 */
export async function saveStep(
  seen: { version: number; afterSubmitting?: boolean },
  change: (form: Form) => Partial<Pick<RecordRow, 'basics' | 'people' | 'billing' | 'files'>>,
  context: CallContext,
): Promise<{ saved: Saved; form: Form }> {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const now = clock();
  return db.transaction(async (tx) => {
    const row = await lockRecord(tx, company.id);
    if (row.submittedAt && !seen.afterSubmitting) throw new PortalError('recordFrozen');
    if (row.version !== seen.version) throw new PortalError('recordOutdated');
    const [after] = await tx
      .update(companyRecords)
      .set({ ...change(formOf(company, row)), version: row.version + 1, savedAt: now })
      .where(eq(companyRecords.companyId, company.id))
      .returning();
    if (!after) throw new Error('a record that was held is gone');
    if (row.submittedAt) {
      await recordAudit(tx, context, {
        action: 'company.billing.change',
        subjectType: 'company',
        subjectId: company.id,
        details: { version: after.version },
      });
    }
    const form = formOf(company, after);
    const completeness = completenessOf(form).percent;
    return { form, saved: { version: after.version, savedAt: formatBeijing(now), completeness } };
  });
}
