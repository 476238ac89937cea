import type { InputOf, orderService } from '@ca-portal/api/contract';
import { attachmentRule, orderStateLabels, refundStatusLabels } from '@ca-portal/api/domain';
import { recordAudit } from '../../db/audit.js';
import { orderAttachments } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { ownFiles } from '../../services/files/index.js';
import { checkForm, findOrder, missingOf, owned, type OrderRow } from '../../services/orders/index.js';
import { changeOrder, lockSeen } from './change-order.js';
import { takesPapers } from './service-view.js';

type Request = InputOf<(typeof orderService)['attach']>['body'];

/**
 * Adds a missing attachment to an order. Existing ones stay unchanged: a paid order is not edited (dossier
 * 2.4 A).
 */
export async function attach(orderNo: string, request: Request, context: CallContext): Promise<OrderRow> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const { kind, fileId, version } = request;
  const [file] = await ownFiles(db, session, [fileId]);
  const before = owned(session, await findOrder(db, orderNo));
  if (!takesPapers(before)) {
    const state =
      before.refundStatus > 0 ? refundStatusLabels[before.refundStatus] : orderStateLabels[before.state];
    throw new PortalError('orderStateConflict', { state });
  }
  // Reading the scan takes time: no lock is held meanwhile, and the order's platforms cannot change.
  if (file && kind === 'applicationForm') await checkForm(before, file, context);
  return db.transaction(async (tx) => {
    const order = await lockSeen(tx, session, orderNo, version);
    if (!takesPapers(order)) throw new PortalError('orderOutdated');
    if (!(await missingOf(tx, order)).includes(kind)) throw new PortalError('paperNotWanted');
    await tx.insert(orderAttachments).values({ orderNo, kind, fileId, createdAt: clock() });
    await recordAudit(tx, context, {
      action: 'order.attach',
      subjectType: 'order',
      subjectId: orderNo,
      details: { attachments: [attachmentRule(kind).label] },
    });
    return changeOrder(tx, order, {});
  });
}
