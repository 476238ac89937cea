import type { caChange } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { parametersOf } from '../../parameters/index.js';
import { orderDetail } from '../../services/orders/index.js';
import {
  priceChange,
  productOf,
  soldAt,
  touchedCertificates,
  ownCertificate,
} from '../../services/certificates/index.js';
import { usableTicket } from './coupon-for-change.js';
import { needInfo } from './need-info.js';
import { planOf } from './plans.js';
import { changeProgress, remindHolders } from './progress.js';
import { saveChange } from './save-change.js';

export { followChange } from './follow-change.js';

export const caChangeHandlers: Handlers<typeof caChange> = {
  needInfo: ({ query }, context) => needInfo(query, context),

  async quote({ body }, context) {
    const { db, clock } = context.services;
    const session = sessionOf(context);
    const certificate = await ownCertificate(db, session, body.certificateId);
    const wish = {
      orderType: body.orderType,
      years: body.years ?? undefined,
      providerCode: body.providerCode ?? undefined,
      platformCodes: body.platformCodes,
      changes: body.changes,
      reason: body.reason,
      delivery: body.delivery,
    };
    const now = clock();
    const touched = await touchedCertificates(db, certificate, wish, now);
    const rules = await parametersOf(context.services);
    const coupon = await usableTicket(db, session.userId, body.couponTicketId, now, rules);
    const product = await productOf(certificate, context);
    const priced = priceChange(product, certificate, wish, touched, {
      now,
      rules,
      coupon,
      sold: await soldAt(db, certificate),
    });
    const off = priced.couponFen;
    const saved = { key: 'coupon' as const, label: '优惠券', unitFen: off, quantity: 1, amountFen: -off };
    return {
      lines: [...priced.quote.lines, ...(off > 0 ? [saved] : [])],
      totalFen: priced.quote.totalFen - off,
      newNotAfter: priced.notAfter ? formatBeijing(priced.notAfter) : null,
    };
  },

  async save({ body }, context) {
    const order = await saveChange(body, (certificate) => planOf(body, certificate, context), context);
    return orderDetail(order, context);
  },

  async saveCostEngineer({ body }, context) {
    const { registrationNumber, sealCode, employer, sealValidUntil: validUntil, explanation } = body;
    const seal = { registrationNumber, sealCode, employer, validUntil };
    const plan = { orderType: '0110' as const, wish: {}, facts: { seal, explanation } };
    return orderDetail(await saveChange(body, async () => plan, context), context);
  },

  progress: ({ params }, context) => changeProgress(params.orderNo, context),
  remind: ({ params }, context) => remindHolders(params.orderNo, context),
};
