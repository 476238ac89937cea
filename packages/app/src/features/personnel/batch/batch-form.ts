import type { InputOf, ProductDetail } from '@ca-portal/api';
import type { orderService } from '@ca-portal/api/contract';
import type { BatchRow } from './parse-batch.js';

export interface BatchForm {
  productId: string;
  providerCode: string;
  platformCodes: string[];
  delivery: 'counter' | 'online';
  servicePoint: string;
  rows: BatchRow[];
  agreed: boolean;
}
export const emptyBatch: BatchForm = {
  productId: '',
  providerCode: '',
  platformCodes: [],
  delivery: 'counter',
  servicePoint: '',
  rows: [],
  agreed: false,
};

type CheckRequest = InputOf<(typeof orderService)['batchCheck']>['body'];
/** Maximum number for one call. */
export const mostRows = 200;

/** The request to the server; undefined while required choices are missing. */
export function checkOf(form: BatchForm): CheckRequest | undefined {
  const { productId, providerCode, platformCodes, delivery, rows } = form;
  if (!productId || !providerCode || platformCodes.length === 0 || rows.length === 0) return undefined;
  return {
    providerCode,
    platformCodes,
    delivery,
    rows: rows.slice(0, mostRows).map((row) => ({ ...row, productId })),
  };
}

/** Platforms that the chosen provider supports, in the product's order. */
export const servedBy = (
  product: ProductDetail,
  providerCode: string,
  codes: readonly string[],
): string[] => {
  const provider = product.providers.find(({ code }) => code === providerCode);
  return codes.filter((code) => provider?.platformCodes.includes(code));
};

/** Several orders are paid together; a single order has its own payment page. */
export function wayOn(orderNos: readonly string[]): string {
  const [only] = orderNos;
  if (!only) return '/core/order';
  return orderNos.length === 1
    ? `/makeSurePay?orderNo=${only}`
    : `/makeSurePayZh?orderNos=${orderNos.join(',')}`;
}
