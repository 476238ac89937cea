import type { home } from '@ca-portal/api/contract';
import type { ResultOf } from '@ca-portal/api/contract';
import {
  certificateState,
  daysToExpiry,
  formatBeijing,
  moneyText,
  orderDueFen,
  orderStates,
  orderTypeLabel,
  renewalWindow,
  roles,
} from '@ca-portal/api/domain';
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import { certificates, companies, joinRequests, orders, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { parametersOf } from '../../parameters/index.js';
import { companyLeft, runningChanges } from '../../services/certificates/index.js';
import { type Carrier, carriersOf, ownOrders } from '../../services/orders/index.js';

type Todo = ResultOf<typeof home.todos>[number];
type Order = typeof orders.$inferSelect;
/** The start page has no room for more, and each list has its own page. */
const perKind = 5;

/** An approved order that its owner has to install now. */
function received({ orderNo, orderType }: Order, carrier: Carrier, name: string): Todo {
  const common = { kind: 'install' as const, before: null };
  const fetched = `/core/certDownload?orderNo=${orderNo}`;
  if (carrier === 'mobile')
    return { ...common, title: `${name}可以安装`, detail: '用本人的手机扫码安装', link: fetched };
  if (carrier === 'pc')
    return { ...common, title: `${name}可以下载`, detail: '在使用证书的电脑上下载', link: fetched };
  const detail = orderType === '0110' ? '插上原来的CA锁，写入新的执业印章' : '插上CA锁，在线写入证书';
  return { ...common, title: `${name}可以写入`, detail, link: `/core/certWrite?orderNo=${orderNo}` };
}

/** A writing that broke off, or was left in the middle: nobody but the holder can go on with it. */
function unfinished({ orderNo }: Order, carrier: Carrier, name: string): Todo | null {
  // A phone certificate is fetched in one step, which cannot be left half done.
  if (carrier === 'mobile') return null;
  const common = { kind: 'install' as const, before: null };
  return carrier === 'lock'
    ? {
        ...common,
        title: `${name}写入没有完成`,
        detail: '插回上次使用的CA锁就能继续，不用重新付费',
        link: `/core/certWrite?orderNo=${orderNo}`,
      }
    : {
        ...common,
        title: `${name}下载没有完成`,
        detail: '在上次使用的电脑上就能继续，不用重新付费',
        link: `/core/certDownload?orderNo=${orderNo}`,
      };
}

/** What the owner of an order has to do; null while others have to act. */
function todoOfOrder(order: Order, carrier: Carrier | undefined): Todo | null {
  const name = order.productName || orderTypeLabel(order.orderType);
  const detailLink = `/core/orderDetail?orderNo=${order.orderNo}`;
  switch (order.state) {
    case orderStates.waitingForPayment:
      return {
        kind: 'pay',
        title: `${name}待支付 ${moneyText(orderDueFen(order))}`,
        detail: '超过时限订单将自动关闭',
        link: `/makeSurePay?orderNo=${order.orderNo}`,
        before: formatBeijing(order.payBefore),
      };
    case orderStates.reviewFailed:
      return {
        kind: 'correct',
        title: order.refusedForGood
          ? `${name}审核不通过`
          : `${name}审核不通过，${order.rejection.length} 项需要修改`,
        detail: order.refusedForGood
          ? `该订单不能补正，可以${orderDueFen(order) > 0 ? '申请退款' : '撤回申请'}`
          : '改好后重新提交即可，不需要再次付费',
        link: detailLink,
        before: null,
      };
    case orderStates.readyForCollection:
      return {
        kind: 'collect',
        title: `${name}已制好，请领取`,
        detail: order.servicePoint || '请凭取件码和身份证到服务网点领取',
        link: detailLink,
        before: null,
      };
    case orderStates.readyForDownload:
      return {
        kind: 'install',
        title: `${name}可以下载`,
        detail: '请在本人电脑或手机上下载安装',
        link: detailLink,
        before: null,
      };
    case orderStates.reviewPassed:
      return order.delivery === 'online' && carrier ? received(order, carrier, name) : null;
    case orderStates.inProduction:
    case orderStates.productionFailed:
      return order.delivery === 'online' && carrier ? unfinished(order, carrier, name) : null;
    default:
      return null;
  }
}

async function fromOrders(context: CallContext): Promise<Todo[]> {
  const waiting = [
    orderStates.waitingForPayment,
    orderStates.reviewFailed,
    orderStates.reviewPassed,
    orderStates.inProduction,
    orderStates.productionFailed,
    orderStates.readyForCollection,
    orderStates.readyForDownload,
  ];
  const rows = await context.services.db
    .select()
    .from(orders)
    .where(and(...ownOrders(sessionOf(context)), inArray(orders.state, waiting)))
    .orderBy(asc(orders.payBefore), asc(orders.orderNo));
  // Orders past their payment deadline are closed soon, so they are no task any more.
  const now = context.services.clock();
  const unpaid = rows.filter((row) => row.state === orderStates.waitingForPayment && row.payBefore > now);
  // Newest first: the user looks for an order approved today before one left for a year.
  const others = rows.filter((row) => row.state !== orderStates.waitingForPayment).toReversed();
  const carrierOf = await carriersOf(context.services.db, others);
  return [...unpaid, ...others].flatMap((row) => todoOfOrder(row, carrierOf(row)) ?? []);
}

async function fromCertificates(context: CallContext): Promise<Todo[]> {
  const session = sessionOf(context);
  const { userId, roleId, companyId } = session;
  const { db, clock } = context.services;
  const own =
    roleId === roles.enterpriseAdministrator && companyId
      ? eq(certificates.companyId, companyId)
      : eq(certificates.userId, userId);
  const rows = await db
    .select()
    .from(certificates)
    .where(and(own, ne(certificates.status, 'cancelled')))
    .orderBy(asc(certificates.notAfter), asc(certificates.id));
  const now = clock();
  const { renewalWindowDays } = await parametersOf(context.services);
  const due = ['expiring', 'expired'];
  // One that expired too long ago cannot be renewed any more. It would stand first for ever, and hide those that can.
  const ending = rows.filter(
    (row) =>
      due.includes(certificateState(row.status, row.notAfter, now, renewalWindowDays)) &&
      renewalWindow(row.notAfter, now, renewalWindowDays).state !== 'late' &&
      !companyLeft(row, session),
  );
  // A running change has its own task, if any.
  const running = await runningChanges(
    db,
    ending.map(({ id }) => id),
  );
  return ending
    .filter(({ id }) => !running.has(id))
    .map((row) => {
      const days = daysToExpiry(row.notAfter, now);
      return {
        kind: 'renew' as const,
        title: days < 0 ? `${row.holderName}的证书已过期` : `${row.holderName}的证书还有 ${days} 天到期`,
        detail: days < 0 ? '新有效期从更新当天起算' : '新有效期从原到期日接着算',
        link: '/core/caManage',
        before: formatBeijing(row.notAfter),
      };
    });
}

/** What the administrator has to do about the record of his company; null while it is reviewed or has passed. */
function todoOfCompany({
  review,
  draftReview,
}: Pick<typeof companies.$inferSelect, 'review' | 'draftReview'>) {
  const common = { link: '/core/company', before: null };
  // Also a record in force that was opened again: orders wait until its corrections have passed.
  if (draftReview === '3')
    return {
      ...common,
      kind: 'correct' as const,
      title: '企业信息审核不通过',
      detail: '请按审核意见修改后重新提交',
    };
  if (review === '2' || draftReview === '1') return null;
  return {
    ...common,
    kind: 'company' as const,
    title: '企业信息还没有提交',
    detail: '提交后才能办理企业证书',
  };
}

async function fromRecords(context: CallContext): Promise<Todo[]> {
  const { userId, roleId, companyId } = sessionOf(context);
  const { db } = context.services;
  const todos: Todo[] = [];
  const [user] = await db
    .select({ idNumber: users.idNumber, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (roleId < roles.reviewer && (!user?.idNumber || !user.email)) {
    todos.push({
      kind: 'personal',
      title: '个人信息还没有补全',
      detail: '补全后才能办理证书',
      link: '/core/personal?record=1',
      before: null,
    });
  }
  if (roleId !== roles.enterpriseAdministrator || !companyId) return todos;
  const [company] = await db
    .select({ review: companies.review, draftReview: companies.draftReview })
    .from(companies)
    .where(eq(companies.id, companyId));
  const ofCompany = company && todoOfCompany(company);
  if (ofCompany) todos.push(ofCompany);
  const [requests] = await db
    .select({ count: count() })
    .from(joinRequests)
    .where(and(eq(joinRequests.companyId, companyId), eq(joinRequests.state, 'waiting')));
  if (requests && requests.count > 0) {
    todos.push({
      kind: 'approve',
      title: `${requests.count} 人申请加入企业`,
      detail: '请核对姓名和手机号后处理',
      link: '/core/personnel',
      before: null,
    });
  }
  return todos;
}

/** What the caller should do next: what ends first comes first, and no kind crowds out the others. */
export async function todosOf(context: CallContext): Promise<Todo[]> {
  const all = [
    ...(await fromOrders(context)),
    ...(await fromCertificates(context)),
    ...(await fromRecords(context)),
  ];
  const seen = new Map<string, number>();
  return all.filter(({ kind }) => {
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    return nth <= perKind;
  });
}
