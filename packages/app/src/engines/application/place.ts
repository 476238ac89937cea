import { ApiError, isApiError, type OrderDetail } from '@ca-portal/api';
import { errorCodes, orderStates } from '@ca-portal/api/domain';
import { refusalOf, type Refusal } from '../../shared/failure/refusal.js';
import type { OrderRefusal } from '../../shared/ordering/RefusalAlert.js';

/** Fields that a refusal of the table is about; those of the business stand under `own`. */
const fieldByCode: Readonly<Record<number, string>> = {
  [errorCodes.riskNotAccepted]: 'riskAccepted',
  [errorCodes.couponUnusable]: 'coupon',
  [errorCodes.serialTailWrong]: 'own.serialTail',
  [errorCodes.smsCodeWrong]: 'own.smsCode',
  [errorCodes.smsCodeExpired]: 'own.smsCode',
  [errorCodes.platformNotSupported]: 'own.platformCodes',
  [errorCodes.providerUnavailable]: 'own.providerCode',
};

const common = ['receiver', 'servicePoint', 'delivery', 'openBids', 'riskAccepted'];

/** A name of the call as the form has it: what is not common belongs to the business. */
const fieldOf = (name: string): string => {
  const [head = ''] = name.split('.');
  if (name === 'receiver') return 'receiver.name';
  // The new facts of a company stand beside the other fields of the form.
  return common.includes(head) ? name : `own.${name.replace(/^after\./, '')}`;
};

function missingPapers(error: unknown): Refusal | undefined {
  if (!isApiError(error, errorCodes.attachmentsMissing)) return undefined;
  const { details } = error;
  const kinds: unknown =
    typeof details === 'object' && details !== null && 'kinds' in details ? details.kinds : undefined;
  if (!Array.isArray(kinds)) return undefined;
  return {
    fields: kinds.map((kind) => ({ field: `materials.${String(kind)}`, message: `${error.message}。` })),
    text: undefined,
  };
}

/** What a refused application means for its form. */
export const readRefusal = (error: unknown): Refusal =>
  missingPapers(error) ?? refusalOf(error, fieldOf, fieldByCode);

/** The words at the head of the form, where no field is meant. */
export function headOf(error: unknown, text: string): OrderRefusal {
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
  const unheard =
    error instanceof ApiError && (error.kind !== 'business' || error.code === errorCodes.outcomeUnknown);
  if (unheard) {
    return {
      tone: 'danger',
      title: '没有收到提交结果',
      text: '可能是网络断开或信号不稳定。您填写的内容都在，请再次提交，不会重复下单。',
    };
  }
  return { tone: 'danger', title: '申请没有提交', text: `${text}您填写的内容都在。` };
}

/** Where the placed orders go on: one to the cashier or its result, several to one payment. */
export function wayOn(orders: readonly OrderDetail[]): string {
  const waiting = orders.filter(({ state }) => state === orderStates.waitingForPayment);
  const [only] = orders;
  if (orders.length === 1 && only) {
    const page = waiting.length > 0 ? '/makeSurePay' : '/makeSurePay/result';
    return `${page}?orderNo=${only.orderNo}`;
  }
  if (waiting.length === 0) return '/core/order';
  return `/makeSurePayZh?orderNos=${waiting.map(({ orderNo }) => orderNo).join(',')}`;
}
