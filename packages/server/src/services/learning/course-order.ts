import { courseOrderType, courseQuote, failedOrderStates, orderStates } from '@ca-portal/api/domain';
import { and, eq, notInArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { nextOrderNo } from '../../db/ids.js';
import { companies, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { parametersOf } from '../../parameters/index.js';
import { closeUnpaidOrders } from '../money/index.js';
import { courseFenAt, memberStanding, moveOrder, noteSubmitted, type OrderRow } from '../orders/index.js';
import { administeredCompany } from '../session/index.js';
import type { CourseRow } from './course-rows.js';

/** The order by which a user has, or is about to pay for, a place in a course. */
export async function courseOrderOf(db: Db, userId: string, courseId: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.courseId, courseId),
        notInArray(orders.state, [...failedOrderStates]),
      ),
    );
  return row;
}

/** Price of a place for the caller: members pay less. Visitors see the full price. */
export async function coursePrice(
  course: CourseRow,
  session: Session | null,
  context: CallContext,
): Promise<number> {
  if (!session || session.mustChangePassword || course.memberPriceFen >= course.priceFen)
    return course.priceFen;
  if (!(await parametersOf(context.services)).membership) return course.priceFen;
  const { level } = await memberStanding(session, context.services);
  return courseFenAt(level, course);
}

/**
 * The payment deadline is the end of enrollment at the latest: nobody pays for a place that is no longer
 * offered.
 */
const payBeforeOf = ({ enrollBefore }: CourseRow, now: Date, minutes: number): Date => {
  const usual = new Date(now.getTime() + minutes * 60_000);
  return enrollBefore && enrollBefore < usual ? enrollBefore : usual;
};

async function companyName(db: Db, id: string | undefined): Promise<string> {
  if (!id) return '';
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  return company?.name ?? '';
}

/**
 * Places the order for a course with a price; a repeated call returns the open order, whatever form it uses.
 * If the caller’s own price is 0, the order is paid and enrolls at once.
 */
export async function orderCourse(
  course: CourseRow,
  requestId: string,
  context: CallContext,
): Promise<OrderRow> {
  const { services } = context;
  const { db, clock } = services;
  const session = sessionOf(context);
  await closeUnpaidOrders(services);
  const open = await courseOrderOf(db, session.userId, course.id);
  if (open) return open;
  const now = clock();
  const totalFen = await coursePrice(course, session, context);
  const { paymentMinutes } = await parametersOf(services);
  const company = administeredCompany(session);
  try {
    return await db.transaction(async (tx) => {
      const orderNo = await nextOrderNo(tx, now);
      const [order] = await tx
        .insert(orders)
        .values({
          orderNo,
          orderType: courseOrderType,
          courseId: course.id,
          state: orderStates.waitingForPayment,
          userId: session.userId,
          roleId: session.roleId,
          companyId: company ?? null,
          companyName: await companyName(tx, company),
          holderName: session.name,
          productName: course.title,
          providerCode: '',
          platformCodes: [],
          lockType: '',
          years: 0,
          delivery: 'online',
          quote: courseQuote(totalFen),
          totalFen,
          requestId,
          requestHash: `course:${course.id}`,
          createdAt: now,
          payBefore: payBeforeOf(course, now, paymentMinutes),
        })
        .returning();
      if (!order) throw new Error('an inserted order came back empty');
      const by = { at: now, actorId: session.userId };
      await noteSubmitted(tx, order, { ...by, title: '已提交', detail: '等待支付' });
      await recordAudit(tx, context, {
        action: 'order.create',
        subjectType: 'order',
        subjectId: orderNo,
        details: { courseId: course.id, totalFen },
      });
      if (totalFen > 0) return order;
      // Free for members: there is nothing to pay, and the order enrolls at once.
      return moveOrder(tx, order, 'pay', { ...by, title: '无需支付', detail: '金额为 0' }, { paidAt: now });
    });
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    // Two windows enrolled at once: the other one was first.
    const twin = await courseOrderOf(db, session.userId, course.id);
    if (!twin) throw error;
    return twin;
  }
}
