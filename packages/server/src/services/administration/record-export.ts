import { type AuditEntry, recordAudit } from '../../db/audit.js';
import type { CallContext } from '../../context/call-context.js';

/** Records who exported how many records. */
export const recordExport = (
  subjectType: AuditEntry['subjectType'],
  rows: number,
  context: CallContext,
): Promise<void> =>
  recordAudit(context.services.db, context, {
    action: `${subjectType}.export`,
    subjectType,
    subjectId: '',
    details: { rows },
  });
