import type { ProductSummary } from '@ca-portal/api';
import type { LockCard } from '@ca-portal/api/contract';
import { roleNotAllowedSentence, type OrderType } from '@ca-portal/api/domain';
import { businessTypes, isChange } from './business-types.js';

/** The server's data about the logged-in user: the products of his role and his certificates. */
export interface Standing {
  products: readonly ProductSummary[];
  certificates: readonly LockCard[];
}

export type Allowance =
  | { kind: 'allowed' }
  /** `certificateId`: the certificate for a reminder, where the user must wait. */
  | { kind: 'refused'; reason: string; certificateId?: string };

const carriers: Partial<Record<OrderType, readonly ProductSummary['carrier'][]>> = {
  '0101': ['lock'],
  '0301': ['mobile'],
  '0501': ['pc'],
  '0101,0301': ['lock', 'mobile'],
};

function ofNew(orderType: OrderType, { products }: Standing): Allowance {
  for (const carrier of carriers[orderType] ?? []) {
    const sold = products.filter((one) => one.carrier === carrier);
    if (sold.length === 0) return { kind: 'refused', reason: roleNotAllowedSentence };
    if (!sold.some(({ available }) => available)) {
      const reason = sold.find(({ unavailableReason }) => unavailableReason)?.unavailableReason;
      return { kind: 'refused', reason: reason ?? '该产品暂不办理，请联系客服' };
    }
  }
  return { kind: 'allowed' };
}

/**
 * Whether the user may do it now, and if not, the reason. The server gives the reason for each of his certificates; one
 * that allows it is enough. Without a certificate there is nothing to change.
 */
export function allowanceOf(orderType: OrderType, standing: Standing): Allowance {
  if (!isChange(orderType)) return ofNew(orderType, standing);
  const answers = standing.certificates.flatMap(({ id, actions }) =>
    actions.filter((one) => one.orderType === orderType).map((one) => ({ id, ...one })),
  );
  if (answers.some(({ unavailableReason }) => unavailableReason === '')) return { kind: 'allowed' };
  const [first] = answers;
  if (!first) return { kind: 'refused', reason: '您名下还没有可以办理的证书，请先新办' };
  return { kind: 'refused', reason: first.unavailableReason, certificateId: first.id };
}

/** 8 项可以办理，3 项暂不能办理. */
export function countAllowed(standing: Standing): { allowed: number; refused: number } {
  const allowed = businessTypes.filter(
    ({ orderType }) => allowanceOf(orderType, standing).kind === 'allowed',
  ).length;
  return { allowed, refused: businessTypes.length - allowed };
}
