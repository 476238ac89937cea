import { ApiError, isApiError, type ProductDetail } from '@ca-portal/api';
import { errorCodes, roleLabel, type Quote } from '@ca-portal/api/domain';
import { type OrderRefusal, refusalHead, type RefusalWords } from '../../engines/application/index.js';
import type { FieldRefusal } from '../../shared/failure/index.js';
import { orderPaths } from '../../shared/orders/index.js';

const isQuote = (value: unknown): value is Quote =>
  typeof value === 'object' &&
  value !== null &&
  'totalFen' in value &&
  Number.isSafeInteger(value.totalFen) &&
  'lines' in value &&
  Array.isArray(value.lines);

/** The server's price, which it returns if the displayed one is outdated. */
export function quoteIn(error: unknown): Quote | undefined {
  if (!isApiError(error, errorCodes.priceChanged)) return undefined;
  const { details } = error;
  const quote =
    typeof details === 'object' && details !== null && 'quote' in details ? details.quote : undefined;
  return isQuote(quote) ? quote : undefined;
}

const isIssue = (value: unknown): value is FieldRefusal =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** Refusals about fields, by the field's name in the form. */
export function fieldIssues(error: unknown): FieldRefusal[] {
  if (isApiError(error, errorCodes.platformNotSupported)) {
    return [{ field: 'platformCodes', message: `${error.message}。` }];
  }
  if (!isApiError(error, errorCodes.badRequest) || !Array.isArray(error.details)) return [];
  return error.details.filter(isIssue);
}

export const words: RefusalWords = { notTaken: '订单没有提交', again: '再次点击“提交订单”' };

const asSentence = (text: string) => (/[。？]$/.test(text) ? text : `${text}。`);

/** The message of a refusal about the whole form. `undefined` if the page is left anyway. */
export function refusalOf(error: unknown, product: ProductDetail, hotline: string): OrderRefusal | undefined {
  if (!(error instanceof ApiError)) throw error;
  const sentence = asSentence(error.message);
  if (error.kind === 'unauthorized' || error.kind === 'aborted') return undefined;
  const refused = (text: string, label: string, href: string): OrderRefusal => ({
    tone: 'danger',
    title: words.notTaken,
    text,
    link: { label, href },
  });
  switch (error.code) {
    case errorCodes.lockAlreadyHeld:
      return refused(
        `${sentence}请先在CA管理中查看本单位的主锁，或在我的订单中继续办理。`,
        '查看CA管理',
        '/core/caManage',
      );
    case errorCodes.companyNotReady:
      return refused(
        `${sentence}如需帮助，请拨打服务热线 ${hotline}。您填写的内容都在。`,
        '去完善企业信息',
        '/core/company',
      );
    case errorCodes.personalRecordMissing: {
      const back = `${orderPaths[product.carrier]}?product=${product.id}`;
      return refused(
        `${sentence}您填写的内容都在，完善后可以返回继续办理。`,
        '去完善个人信息',
        `/core/personal?record=1&back=${encodeURIComponent(back)}`,
      );
    }
    case errorCodes.roleNotAllowed:
      return refused(
        `当前身份不能办理${product.name}。可以办理的身份：${product.allowedRoleIds.map(roleLabel).join('、')}。`,
        '选择其他产品',
        '/product',
      );
    case errorCodes.productUnavailable:
      return refused(sentence, '选择其他产品', '/product');
    default:
      return refusalHead(error, sentence, words);
  }
}
