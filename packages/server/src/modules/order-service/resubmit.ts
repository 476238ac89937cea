import type { InputOf, orderService } from '@ca-portal/api/contract';
import { attachmentRule, isCompanyItem, sealFactOf } from '@ca-portal/api/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { companies, orderAttachments } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { ownFiles } from '../../services/files/index.js';
import { checkForm, findOrder, moveOrder, owned, type OrderRow } from '../../services/orders/index.js';
import { changeOrder, timelineEntryBy, lockSeen } from './change-order.js';
import { correctChange, isChangeFact } from './correct-change.js';
import { correctBefore } from './service-view.js';

type Request = InputOf<(typeof orderService)['resubmit']>['body'];

/**
 * What a correction changes on the order itself. Facts of the company or the person are corrected in their
 * own records, which the reviewer reads.
 */
function corrections(order: OrderRow, values: Request['values']) {
  const changes: Parameters<typeof changeOrder>[2] = {};
  values.forEach(({ item, value }, i) => {
    const wrong = (message: string) => new InvalidInput([{ field: `values.${i}.item`, message }]);
    const refused = sealFactOf(item) ? 'seal' : item;
    if (!order.rejection.some((one) => one.item === refused)) throw wrong('该项没有被退回，不能修改');
    if (!value) throw wrong('请填写修改后的内容');
    if (item === 'holder') changes.holderName = value;
    else if (item === 'delivery' && order.receiver) changes.receiver = { ...order.receiver, address: value };
    else if (item === 'delivery') changes.servicePoint = value;
    else if (item === 'change-name') changes.companyName = value;
    else if (isChangeFact(item)) return;
    else throw wrong('该项请在企业信息或个人信息中修改');
  });
  return changes;
}

/**
 * An order that was rejected for facts of its company can continue once the company's correction has passed,
 * under its current name: another user may have corrected them.
 */
async function correctedCompany(tx: Db, order: OrderRow): Promise<Parameters<typeof changeOrder>[2]> {
  if (!order.companyId || !order.rejection.some(({ item }) => isCompanyItem(item))) return {};
  const [company] = await tx.select().from(companies).where(eq(companies.id, order.companyId)).for('share');
  if (company?.draftReview !== '2') throw new PortalError('companyNotReady');
  if (company.name === order.companyName) return {};
  const ofCompany = order.holderName === order.companyName;
  return { companyName: company.name, ...(ofCompany ? { holderName: company.name } : {}) };
}

/** Submits a rejected order again: corrected once, no second payment. */
export async function resubmit(orderNo: string, request: Request, context: CallContext): Promise<OrderRow> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const kinds = request.attachments.map(({ kind }) => kind);
  if (new Set(kinds).size !== kinds.length) throw new PortalError('badRequest');
  const handedIn = await ownFiles(
    db,
    session,
    request.attachments.map(({ fileId }) => fileId),
  );
  const form = request.attachments.find(({ kind }) => kind === 'applicationForm');
  const scan = handedIn.find(({ id }) => id === form?.fileId);
  if (scan) await checkForm(owned(session, await findOrder(db, orderNo)), scan, context);
  return db.transaction(async (tx) => {
    const order = await lockSeen(tx, session, orderNo, request.version);
    const now = clock();
    if (order.refusedForGood) throw new PortalError('orderStateConflict', { state: '审核不通过，不能补正' });
    const before = correctBefore(order);
    if (before && before <= now) throw new PortalError('orderStateConflict', { state: '已超过修改期限' });
    const changes = { ...(await correctedCompany(tx, order)), ...corrections(order, request.values) };
    // Before anything is written: in another state nothing may change.
    const moved = await moveOrder(
      tx,
      order,
      'resubmit',
      { ...timelineEntryBy(context), title: '已重新提交', detail: request.remark || '资料已修改，等待审核' },
      { rejection: [], resubmittedAt: now },
    );
    await correctChange(tx, order, request.values);
    if (kinds.length > 0) {
      await tx
        .update(orderAttachments)
        .set({ replacedAt: now })
        .where(
          and(
            eq(orderAttachments.orderNo, orderNo),
            inArray(orderAttachments.kind, kinds),
            isNull(orderAttachments.replacedAt),
          ),
        );
      await tx
        .insert(orderAttachments)
        .values(request.attachments.map((one) => ({ orderNo, ...one, createdAt: now })))
        .onConflictDoUpdate({
          target: [orderAttachments.orderNo, orderAttachments.kind, orderAttachments.fileId],
          set: { replacedAt: null },
        });
    }
    await recordAudit(tx, context, {
      action: 'order.resubmit',
      subjectType: 'order',
      subjectId: orderNo,
      details: {
        attachments: kinds.map((kind) => attachmentRule(kind).label),
        items: request.values.map(({ item }) => item),
      },
    });
    return Object.keys(changes).length > 0 ? changeOrder(tx, moved, changes) : moved;
  });
}
