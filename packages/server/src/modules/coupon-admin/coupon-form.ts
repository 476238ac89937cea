import type { couponAdmin, InputOf } from '@ca-portal/api/contract';
import { parseBeijing } from '@ca-portal/api/domain';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import type { CouponRow } from '../../services/coupons/index.js';
import { lockedFields, type reliedOn } from './coupon-record.js';

export type CouponForm = InputOf<(typeof couponAdmin)['add']>['body'];

function instantOf(field: string, text: string): Date {
  try {
    return parseBeijing(text);
  } catch {
    throw new InvalidInput([{ field, message: '没有这个时间，请重新选择' }]);
  }
}

/** The columns of a form whose fields are consistent. */
export function readForm(form: CouponForm) {
  const { amount, startTime: from, endTime: to, ...rest } = form;
  const startTime = instantOf('startTime', from);
  const endTime = instantOf('endTime', to);
  const wrong = (field: string, message: string) => new InvalidInput([{ field, message }]);
  if (endTime <= startTime) throw wrong('endTime', '结束时间须晚于开始时间');
  if (form.type === '1' && form.thresholdFen < amount) {
    throw wrong('thresholdFen', '满减券的使用门槛不能低于面额');
  }
  if (form.type === '3' && form.orderTypes.length === 0) {
    throw wrong('orderTypes', '指定业务券须选择适用业务');
  }
  if (form.perPerson > form.total) throw wrong('perPerson', '每人限领数量不能超过总数');
  return { ...rest, amountFen: amount, startTime, endTime };
}

/** Refuses changes of fields on which ticket holders rely. */
export function checkUnlocked(coupon: CouponRow, next: ReturnType<typeof readForm>): void {
  const refuse = (reason: string) => new PortalError('couponFieldLocked', { reason });
  if (next.total < coupon.total) throw refuse('优惠券总数只能增加');
  if (coupon.claimed === 0) return;
  const same: Record<keyof typeof reliedOn, boolean> = {
    amount: next.amountFen === coupon.amountFen,
    type: next.type === coupon.type,
    thresholdFen: next.thresholdFen === coupon.thresholdFen,
    orderTypes: next.orderTypes.toSorted().join() === coupon.orderTypes.toSorted().join(),
    startTime: next.startTime.getTime() === coupon.startTime.getTime(),
  };
  for (const { field, reason } of lockedFields(coupon)) {
    if (!same[field as keyof typeof reliedOn]) throw refuse(reason);
  }
  if (next.endTime < coupon.endTime) throw refuse('已有人领取，结束时间不能提前');
}
