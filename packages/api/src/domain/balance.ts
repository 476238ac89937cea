/** Kinds of movement on a prepaid account. */
export const ledgerKinds = ['recharge', 'spend', 'refund', 'freeze', 'unfreeze', 'adjust'] as const;
/** Why money of a prepaid account moved. */
export type LedgerKind = (typeof ledgerKinds)[number];
/** The Chinese words for it. */
export const ledgerKindLabels: Readonly<Record<LedgerKind, string>> = {
  recharge: '充值',
  spend: '消费',
  refund: '退款',
  freeze: '冻结',
  unfreeze: '解冻',
  adjust: '调整',
};

/** What is on a prepaid account, in fen. */
export interface Balance {
  /** What can be spent. */
  readonly availableFen: number;
  /** What is set aside for orders that are not finished. */
  readonly frozenFen: number;
}

/**
 * The balance after a movement of a positive amount (`adjust` may be negative), or undefined when it is not
 * covered: neither part ever falls below 0, and freezing moves money without changing the sum.
 */
export function balanceAfter(balance: Balance, kind: LedgerKind, amountFen: number): Balance | undefined {
  if (!Number.isSafeInteger(amountFen) || (kind !== 'adjust' && amountFen <= 0)) return undefined;
  const { availableFen, frozenFen } = balance;
  const next: Balance = {
    recharge: { availableFen: availableFen + amountFen, frozenFen },
    refund: { availableFen: availableFen + amountFen, frozenFen },
    adjust: { availableFen: availableFen + amountFen, frozenFen },
    spend: { availableFen: availableFen - amountFen, frozenFen },
    freeze: { availableFen: availableFen - amountFen, frozenFen: frozenFen + amountFen },
    unfreeze: { availableFen: availableFen + amountFen, frozenFen: frozenFen - amountFen },
  }[kind];
  return next.availableFen < 0 || next.frozenFen < 0 ? undefined : next;
}

/** Balance first, the rest by Alipay (/makeSurePayZh). */
export function splitPayment(
  totalFen: number,
  availableFen: number,
): { readonly balanceFen: number; readonly alipayFen: number } {
  const balanceFen = Math.min(totalFen, Math.max(0, availableFen));
  return { balanceFen, alipayFen: totalFen - balanceFen };
}

/** The smallest amount that is charged at once. */
export const smallestRechargeFen = 100_00;

/** A frozen balance comes back when the second part of a combined payment has not arrived by then. */
export const combinedPaymentMinutes = 15;
