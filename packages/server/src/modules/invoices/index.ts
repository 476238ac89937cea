import type { invoices as group } from '@ca-portal/api/contract';
import { formatBeijing, orderDueFen } from '@ca-portal/api/domain';
import { and, desc, eq, gte, ilike, inArray, isNotNull, like, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { dayEnd, dayStart } from '../../db/beijing-day.js';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { invoiceOrders, invoices, orders } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { ownOrders } from '../../services/orders/index.js';
import { applyForInvoice, obstacleOf } from './apply.js';
import {
  correctInvoice,
  exchangeInvoice,
  isFinance,
  ownInvoice,
  readableInvoice,
  stateConflict,
} from './change-invoice.js';
import { factsOf, invoiceView, titleView } from '../../services/invoices/index.js';
import { demandMailQuota, queueMail, sendMail } from './mail.js';
import { addTitle, removeTitle, titlesOf, updateTitle } from './title-book.js';

export { issueWaiting, issuing } from './issue.js';
export { invoiceMailJob, sendGivenUp, sendWaitingMails } from './mail.js';

export const invoicesHandlers: Handlers<typeof group> = {
  async invoiceable({ query }, context) {
    const { db } = context.services;
    const which = and(
      ...ownOrders(sessionOf(context)),
      isNotNull(orders.paidAt),
      ne(orders.refundStatus, 2),
      notExists(
        db
          .select({ one: sql`1` })
          .from(invoiceOrders)
          .where(and(eq(invoiceOrders.orderNo, orders.orderNo), eq(invoiceOrders.live, true))),
      ),
      query.from ? gte(orders.paidAt, dayStart(query.from)) : undefined,
      query.to ? lt(orders.paidAt, dayEnd(query.to)) : undefined,
      query.among ? inArray(orders.orderNo, query.among.split(',')) : undefined,
    );
    const { rows, total } = await pageOf(
      db,
      orders,
      { where: which, orderBy: [desc(orders.paidAt), desc(orders.orderNo)] },
      query,
    );
    return {
      rows: rows.map((order) => ({
        orderNo: order.orderNo,
        orderType: order.orderType,
        productName: order.productName,
        holderName: order.holderName,
        paidFen: orderDueFen(order),
        paidAt: formatBeijing(order.paidAt ?? order.createdAt),
        unavailableReason: obstacleOf(order, false),
      })),
      total,
    };
  },

  async list({ query }, context) {
    const { db } = context.services;
    const session = sessionOf(context);
    const everybody = query.of === 'everybody';
    if (everybody && !isFinance(session)) throw new PortalError('forbidden');
    const words = query.keyword && likePattern(query.keyword);
    const which = and(
      everybody ? undefined : eq(invoices.userId, session.userId),
      query.state ? eq(invoices.state, query.state) : undefined,
      words ? or(ilike(sql`${invoices.title} ->> 'title'`, words), like(invoices.number, words)) : undefined,
    );
    const { rows, total } = await pageOf(db, invoices, { where: which, orderBy: [desc(invoices.id)] }, query);
    return {
      rows: await Promise.all(rows.map((row) => invoiceView(db, row))),
      total,
    };
  },

  async apply({ body }, context) {
    return invoiceView(context.services.db, await applyForInvoice(body, context));
  },
  async correct({ params, body }, context) {
    return invoiceView(context.services.db, await correctInvoice(params.id, body, context));
  },
  async exchange({ params, body }, context) {
    const { db } = context.services;
    const { reversed, issued } = await exchangeInvoice(params.id, body, context);
    return { reversed: await invoiceView(db, reversed), issued: await invoiceView(db, issued) };
  },

  async resend({ params, body }, context) {
    const { db, clock } = context.services;
    const row = await ownInvoice(db, sessionOf(context), params.id);
    if (row.state !== 'issued') throw stateConflict(row);
    const mailId = await db.transaction(async (tx) => {
      await demandMailQuota(tx, row.id, clock());
      await recordAudit(tx, context, {
        action: 'invoice.resend',
        subjectType: 'invoice',
        subjectId: String(row.id),
      });
      return queueMail(tx, { invoiceId: row.id, email: body.email, at: clock() });
    });
    await sendMail(context.services, mailId);
    return null;
  },

  async download({ params, query }, context) {
    const { db, invoices: platform } = context.services;
    const row = await readableInvoice(db, sessionOf(context), params.id);
    if (!row.number) throw stateConflict(row);
    const content = await platform.file(row.number, await factsOf(db, row), query.format);
    return { fileName: `${row.number}.${query.format}`, content };
  },

  async titles(_, context) {
    return (await titlesOf(context.services.db, sessionOf(context).userId)).map(titleView);
  },
  addTitle: async ({ body }, context) => titleView(await addTitle(body, context)),
  updateTitle: async ({ params, body }, context) => titleView(await updateTitle(params.id, body, context)),
  removeTitle: ({ params }, context) => removeTitle(params.id, context),
};
