import { ApiError, isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import type { OrderRefusal } from './RefusalAlert.js';

/** The words of one kind of application. */
export interface RefusalWords {
  /** 订单没有提交 */
  readonly notTaken: string;
  /** What to press again: 再次提交. */
  readonly again: string;
}

/** The alert at the top of the form, if the error belongs to no field. */
export function refusalHead(error: unknown, text: string, { notTaken, again }: RefusalWords): OrderRefusal {
  if (isApiError(error, errorCodes.priceChanged)) return { tone: 'warning', title: '价格已更新', text };
  if (isApiError(error, errorCodes.duplicateRequest)) {
    return {
      tone: 'warning',
      title: '这份表单已经生成过一笔订单',
      text: '之后您又修改了内容。请先到我的订单查看；确实要再办一笔，请选择“作为新订单提交”。',
      link: { label: '查看我的订单', href: '/core/order' },
      offerNewRequest: true,
    };
  }
  // No answer, or one that does not tell the outcome.
  if (error instanceof ApiError && (error.kind !== 'business' || error.code === errorCodes.outcomeUnknown)) {
    return {
      tone: 'danger',
      title: '没有收到提交结果',
      text: `可能是网络断开或信号不稳定。您填写的内容都在，请${again}，不会重复下单。`,
    };
  }
  return { tone: 'danger', title: notTaken, text: `${text}您填写的内容都在。` };
}

/** The form has a new request id, which no order was placed with. */
export const asNewRequest = ({ again }: RefusalWords): OrderRefusal => ({
  tone: 'warning',
  title: '可以作为新订单提交',
  text: `请核对内容后${again}。原来的订单不受影响。`,
});
