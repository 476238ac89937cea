import { ApiError, isApiError, type ProductDetail } from '@ca-portal/api';
import { errorCodes, roleLabel, type Quote } from '@ca-portal/api/domain';
import { orderPaths } from '../../shared/orders/order-paths.js';
import type { OrderRefusal } from '../../shared/ordering/RefusalAlert.js';

const isQuote = (value: unknown): value is Quote =>
  typeof value === 'object' &&
  value !== null &&
  'totalFen' in value &&
  Number.isSafeInteger(value.totalFen) &&
  'lines' in value &&
  Array.isArray(value.lines);

/** The server's own price, which it sends along when the one that the user saw is no longer right. */
export function quoteIn(error: unknown): Quote | undefined {
  if (!isApiError(error, errorCodes.priceChanged)) return undefined;
  const { details } = error;
  const quote =
    typeof details === 'object' && details !== null && 'quote' in details ? details.quote : undefined;
  return isQuote(quote) ? quote : undefined;
}

interface FieldIssue {
  field: string;
  message: string;
}
const isIssue = (value: unknown): value is FieldIssue =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** Refusals that belong under a field, by the field's name in the form. */
export function fieldIssues(error: unknown): FieldIssue[] {
  if (isApiError(error, errorCodes.platformNotSupported)) {
    return [{ field: 'platformCodes', message: `${error.message}。` }];
  }
  if (!isApiError(error, errorCodes.badRequest) || !Array.isArray(error.details)) return [];
  return error.details.filter(isIssue);
}

const asSentence = (text: string) => (/[。？]$/.test(text) ? text : `${text}。`);

/** Words a refusal that belongs to the whole form. `undefined` where the page is left anyway. */
export function refusalOf(error: unknown, product: ProductDetail, hotline: string): OrderRefusal | undefined {
  if (!(error instanceof ApiError)) throw error;
  const text = asSentence(error.message);
  if (error.kind === 'unauthorized' || error.kind === 'aborted') return undefined;
  if (error.kind !== 'business' || error.code === errorCodes.outcomeUnknown) {
    return {
      tone: 'danger',
      title: '没有收到提交结果',
      text: '可能是网络断开或信号不稳定。您填写的内容都在，请再次点击“提交订单”，不会重复下单。',
    };
  }
  switch (error.code) {
    case errorCodes.priceChanged:
      return { tone: 'warning', title: '价格已更新', text };
    case errorCodes.lockAlreadyHeld:
      return {
        tone: 'danger',
        title: '订单没有提交',
        text: `${text}请先在CA管理中查看本单位的主锁，或在我的订单中继续办理。`,
        link: { label: '查看CA管理', href: '/core/caManage' },
      };
    case errorCodes.companyNotReady:
      return {
        tone: 'danger',
        title: '订单没有提交',
        text: `${text}如需帮助，请拨打服务热线 ${hotline}。您填写的内容都在。`,
        link: { label: '去完善企业信息', href: '/core/company' },
      };
    case errorCodes.personalRecordMissing: {
      const back = `${orderPaths[product.carrier]}?product=${product.id}`;
      return {
        tone: 'danger',
        title: '订单没有提交',
        text: `${text}您填写的内容都在，完善后可以返回继续办理。`,
        link: { label: '去完善个人信息', href: `/core/personal?record=1&back=${encodeURIComponent(back)}` },
      };
    }
    case errorCodes.roleNotAllowed:
      return {
        tone: 'danger',
        title: '订单没有提交',
        text: `当前身份不能办理${product.name}。可以办理的身份：${product.allowedRoleIds.map(roleLabel).join('、')}。`,
        link: { label: '选择其他产品', href: '/product' },
      };
    case errorCodes.productUnavailable:
      return {
        tone: 'danger',
        title: '订单没有提交',
        text,
        link: { label: '选择其他产品', href: '/product' },
      };
    case errorCodes.duplicateRequest:
      return {
        tone: 'warning',
        title: '这份表单已经生成过一笔订单',
        text: '之后您又修改了内容。请先到我的订单查看；确实要再办一笔，请选择“作为新订单提交”。',
        link: { label: '查看我的订单', href: '/core/order' },
        offerNewRequest: true,
      };
    default:
      return { tone: 'danger', title: '订单没有提交', text: `${text}您填写的内容都在。` };
  }
}
