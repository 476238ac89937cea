import { createHash } from 'node:crypto';
import type { InputOf, orderService, OrderRequest, ResultOf } from '@ca-portal/api/contract';
import { finalOrderStates, moneyText } from '@ca-portal/api/domain';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { unheardChanges } from '../../db/changes.js';
import type { Db } from '../../db/db.js';
import { certificates, orders, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { hiddenProviders } from '../../services/codes/index.js';
import { createOrder } from '../../services/orders/index.js';
import { administeredCompany } from '../../services/session/index.js';
import { findProduct, quoteFor } from '../../services/shop/index.js';

type CheckRequest = InputOf<(typeof orderService)['batchCheck']>['body'];
type Checked = ResultOf<(typeof orderService)['batchCheck']>;
type CheckedRow = Checked['rows'][number];
type CreateRequest = InputOf<(typeof orderService)['batchCreate']>['body'];
type Delivery = CreateRequest['delivery'];

/** The data for checking the rows, loaded once for all of them. */
async function loadStaff(db: Db, companyId: string, ids: string[]) {
  const staff = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, ids), eq(users.disabled, false)));
  const roles = await db.select().from(userRoles).where(inArray(userRoles.userId, ids));
  const running = await db
    .select({ userId: orders.userId, productId: orders.productId })
    .from(orders)
    .where(and(inArray(orders.userId, ids), notInArray(orders.state, [...finalOrderStates])));
  const held = await db
    .select({ userId: certificates.userId })
    .from(certificates)
    .where(and(inArray(certificates.userId, ids), eq(certificates.status, 'active')));
  return { staff, roles, running, held: new Set(held.map(({ userId }) => userId)) };
}

/** One result per row; nothing is written. Priced for pickup at a counter unless a delivery is named. */
export async function checkBatch(
  { providerCode, platformCodes, rows }: CheckRequest,
  context: CallContext,
  delivery: Delivery = 'counter',
): Promise<Checked> {
  const { db } = context.services;
  const companyId = administeredCompany(sessionOf(context));
  if (!companyId) throw new PortalError('companyNotReady');
  const ids = [...new Set(rows.map(({ userGuid }) => userGuid))];
  const known = await loadStaff(db, companyId, ids);
  const hidden = await hiddenProviders(context);
  const catalog = new Map(
    await Promise.all(
      [...new Set(rows.map((row) => row.productId))].map(
        async (id) => [id, await findProduct(context.services, id, hidden)] as const,
      ),
    ),
  );
  const seen = new Set<string>();
  const judge = (row: CheckRequest['rows'][number]): CheckedRow => {
    const user = known.staff.find(({ id }) => id === row.userGuid);
    const name = user?.name ?? '';
    const verdict = (result: CheckedRow['result'], reason: string, priceFen: number | null = null) => ({
      userGuid: row.userGuid,
      name,
      result,
      reason,
      priceFen,
    });
    const twice = seen.has(row.userGuid);
    seen.add(row.userGuid);
    const offered = catalog.get(row.productId);
    if (!user) return verdict('fix', '不是本企业员工，请先邀请加入');
    if (twice) return verdict('fix', '该员工重复选择');
    if (!user.idNumber) return verdict('fix', '个人信息未完善，请提醒本人补全身份信息');
    if (!offered) return verdict('fix', '所选产品不存在');
    const roleIds = known.roles.filter(({ userId }) => userId === user.id).map(({ roleId }) => roleId);
    if (!roleIds.some((id) => offered.product.allowedRoleIds.includes(id))) {
      return verdict('fix', '该员工的身份不能办理此产品');
    }
    if (known.running.some((one) => one.userId === user.id && one.productId === row.productId)) {
      return verdict('fix', '该员工有正在办理的同类订单');
    }
    let priceFen: number;
    try {
      priceFen = quoteFor(offered, { providerCode, platformCodes, years: row.years, delivery }).totalFen;
    } catch (error) {
      if (error instanceof PortalError) return verdict('fix', error.message);
      throw error;
    }
    return known.held.has(user.id)
      ? verdict('warning', '该员工已有有效的CA锁，请确认是否仍要办理', priceFen)
      : verdict('ready', '', priceFen);
  };
  const results = rows.map(judge);
  const sum = (payer: string) =>
    results.reduce((total, { priceFen }, i) => total + (rows[i]?.payer === payer ? (priceFen ?? 0) : 0), 0);
  return { rows: results, companyFen: sum('company'), holdersFen: sum('holder') };
}

/**
 * The request id of one row: the same form gives the same ids, so that sending it again creates nothing new.
 */
function requestIdOf(requestId: string, row: number): string {
  const hex = createHash('sha256').update(`${requestId}/${row}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function alreadyMade(db: Db, request: CreateRequest): Promise<boolean> {
  const first = request.rows[0];
  if (!first) return false;
  const [row] = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.userId, first.userGuid), eq(orders.requestId, requestIdOf(request.requestId, 0))));
  return row !== undefined;
}

/**
 * One order per person, all or none. Returns those that the company pays, for one payment; an order that its
 * holder pays waits for him, with a to-do.
 */
export async function createBatch(
  request: CreateRequest,
  context: CallContext,
): Promise<ResultOf<(typeof orderService)['batchCreate']>> {
  const { db } = context.services;
  const { rows, delivery, expectedTotalFen } = request;
  // For a repeated form the check would refuse its own running orders.
  const again = await alreadyMade(db, request);
  const checked = again ? undefined : await checkBatch(request, context, delivery);
  if (checked) {
    const refused = checked.rows.filter(({ result }) => result === 'fix');
    if (refused.length > 0) {
      const names = refused.map(({ name, reason }) => name || reason).join('、');
      throw new PortalError('batchNotReady', { names }, checked.rows);
    }
    if (checked.companyFen !== expectedTotalFen) {
      const price = moneyText(checked.companyFen);
      throw new PortalError('priceChanged', { price }, { totalFen: checked.companyFen });
    }
  }
  return db.transaction(async (tx) => {
    // No shared cache inside the transaction: other calls would wait for a query that may wait for this
    // transaction.
    const changes = unheardChanges();
    const inside = { ...context, services: { ...context.services, db: tx, changes } };
    const hidden = await hiddenProviders(inside);
    const orderNos: string[] = [];
    let totalFen = 0;
    for (const [i, row] of rows.entries()) {
      const offered = await findProduct(inside.services, row.productId, hidden);
      if (!offered) throw new PortalError('notFound');
      const { providerCode, platformCodes } = request;
      const choice = { providerCode, platformCodes, years: row.years, delivery };
      const single: OrderRequest = {
        requestId: requestIdOf(request.requestId, i),
        productId: row.productId,
        ...choice,
        servicePoint: request.servicePoint,
        holderGuid: row.userGuid,
        expectedTotalFen: quoteFor(offered, choice).totalFen,
        agreed: true,
      };
      const order = await createOrder(single, inside, row.payer);
      if (row.payer === 'company') {
        orderNos.push(order.orderNo);
        totalFen += order.totalFen;
      }
    }
    return { orderNos, totalFen };
  });
}
