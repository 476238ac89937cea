import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { type Refusal, refusalOf } from '../../shared/failure/index.js';
import { refusalHead, type RefusalWords } from './wizard/refusal-head.js';

/** Fields for refusal codes; those of the business are under `own`. */
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

/** Form field for a field of the call: fields that are not common belong to the business. */
const fieldOf = (name: string): string => {
  const [head = ''] = name.split('.');
  if (name === 'receiver') return 'receiver.name';
  // The company's new data are among the other fields of the form.
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

export const words: RefusalWords = { notTaken: '申请没有提交', again: '再次提交' };

/** Field errors and alert of the form for a refused application. */
export function readRefusal(error: unknown) {
  const { fields, text } = missingPapers(error) ?? refusalOf(error, fieldOf, fieldByCode);
  return { fields, head: text ? refusalHead(error, text, words) : undefined };
}
