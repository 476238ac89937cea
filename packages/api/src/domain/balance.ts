/** Kinds of movement on a prepaid account. */
export const ledgerKinds = ['recharge', 'spend', 'refund', 'freeze', 'unfreeze', 'adjust'] as const;
/** Reason of a movement on a prepaid account. */
export type LedgerKind = (typeof ledgerKinds)[number];
/** The Chinese labels. */
export const ledgerKindLabels: Readonly<Record<LedgerKind, string>> = {
  recharge: '充值',
  spend: '消费',
  refund: '退款',
  freeze: '冻结',
  unfreeze: '解冻',
  adjust: '调整',
};

/** Balance of a prepaid account, in fen. */
export interface Balance {
  /** Available amount. */
  readonly availableFen: number;
  /** Frozen amount for unfinished orders. */
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

/** Minimum amount of a top-up. */
export const smallestRechargeFen = 100_00;

/** A frozen balance is released when the second part of a combined payment has not arrived by then. */
export const combinedPaymentMinutes = 15;
