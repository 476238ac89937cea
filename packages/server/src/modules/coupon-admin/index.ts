import type { couponAdmin } from '@ca-portal/api/contract';
import { and, desc, eq, gt, isNotNull, isNull, like, lte } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { pageOf } from '../../db/paging.js';
import { coupons } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { CouponRow } from '../../services/coupons/index.js';
import { checkUnlocked, readForm } from './coupon-form.js';
import { couponFigures } from './figures.js';
import { grantCoupon } from './grant.js';
import { couponRecord, usedTickets, type CouponRecord } from './coupon-record.js';

const inState = (state: CouponRecord['state'], now: Date) =>
  ({
    ended: lte(coupons.endTime, now),
    stopped: and(gt(coupons.endTime, now), isNotNull(coupons.stoppedAt)),
    draft: and(gt(coupons.startTime, now), isNull(coupons.stoppedAt)),
    running: and(lte(coupons.startTime, now), gt(coupons.endTime, now), isNull(coupons.stoppedAt)),
  })[state];

async function lockCoupon(tx: Db, id: number): Promise<CouponRow> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update');
  if (!coupon) throw new PortalError('notFound');
  return coupon;
}

async function present(db: Db, coupon: CouponRow, now: Date): Promise<CouponRecord> {
  const used = await usedTickets(db, [coupon.id]);
  return couponRecord(coupon, used.get(coupon.id) ?? 0, now);
}

const audited = (tx: Db, context: CallContext, action: string, id: number) =>
  recordAudit(tx, context, { action: `coupon.${action}`, subjectType: 'coupon', subjectId: String(id) });

export const couponAdminHandlers: Handlers<typeof couponAdmin> = {
  async list({ query }, { services: { db, clock } }) {
    const now = clock();
    const which = and(
      query.keyword ? like(coupons.name, likePattern(query.keyword)) : undefined,
      query.state ? inState(query.state, now) : undefined,
    );
    const { rows, total } = await pageOf(db, coupons, { where: which, orderBy: [desc(coupons.id)] }, query);
    const used = await usedTickets(
      db,
      rows.map(({ id }) => id),
    );
    return {
      rows: rows.map((coupon) => couponRecord(coupon, used.get(coupon.id) ?? 0, now)),
      total,
    };
  },

  async add({ body }, context) {
    const { db, clock } = context.services;
    const values = readForm(body);
    return db.transaction(async (tx) => {
      const [coupon] = await tx
        .insert(coupons)
        .values({ ...values, createdAt: clock() })
        .returning();
      if (!coupon) throw new Error('an inserted coupon came back empty');
      await audited(tx, context, 'add', coupon.id);
      return couponRecord(coupon, 0, clock());
    });
  },

  async update({ params, body }, context) {
    const { db, clock } = context.services;
    const values = readForm(body);
    return db.transaction(async (tx) => {
      const coupon = await lockCoupon(tx, params.id);
      checkUnlocked(coupon, values);
      const [changed] = await tx.update(coupons).set(values).where(eq(coupons.id, coupon.id)).returning();
      await audited(tx, context, 'update', coupon.id);
      return present(tx, changed ?? coupon, clock());
    });
  },

  figures: ({ params }, context) => couponFigures(params.id, context),
  grant: ({ params, body }, context) => grantCoupon(params.id, body, context),

  async stop({ params }, context) {
    const { db, clock } = context.services;
    return db.transaction(async (tx) => {
      const coupon = await lockCoupon(tx, params.id);
      if (coupon.stoppedAt) return present(tx, coupon, clock());
      const [stopped] = await tx
        .update(coupons)
        .set({ stoppedAt: clock() })
        .where(eq(coupons.id, coupon.id))
        .returning();
      await audited(tx, context, 'stop', coupon.id);
      return present(tx, stopped ?? coupon, clock());
    });
  },
};
