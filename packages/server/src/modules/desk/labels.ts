import { deliveryLabels, orderStates } from '@ca-portal/api/domain';
import type { BinaryFile } from '@ca-portal/api/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { companies, fulfillments, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { senderOf } from '../../workers/index.js';

const labeled = [orderStates.readyForCollection, orderStates.readyForShipping];

/** Labels for the locks of these orders; a lock that is not written yet gets none. */
export async function labelSheet(orderNos: readonly string[], context: CallContext): Promise<BinaryFile> {
  const { db, clock, config, workers } = context.services;
  const labels = await db
    .select({
      orderNo: orders.orderNo,
      serial: fulfillments.serial,
      holder: orders.holderName,
      company: companies.name,
      product: orders.productName,
      delivery: orders.delivery,
    })
    .from(orders)
    // A label can be printed before the serial number is entered: it is stuck on first.
    .leftJoin(fulfillments, eq(fulfillments.orderNo, orders.orderNo))
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .where(and(inArray(orders.orderNo, [...orderNos]), inArray(orders.state, labeled)))
    .orderBy(asc(orders.orderNo));
  if (labels.length === 0) throw new PortalError('notFound');
  const content = await workers.run(
    'stickLabels',
    senderOf(context),
    labels.map(({ company, delivery, serial, ...label }) => ({
      ...label,
      serial: serial ?? '',
      // The label of a company's own lock already shows the name as the holder.
      company: company === label.holder ? '' : (company ?? ''),
      delivery: deliveryLabels[delivery],
    })),
    { at: clock(), portal: config.portal.brand.productName },
  );
  return {
    fileName: '介质标签.pdf',
    content: new Blob([new Uint8Array(content)], { type: 'application/pdf' }),
  };
}
