const keyOf = (orderNo: string) => `invoiceTitle:${orderNo}`;

/**
 * The title that was chosen with an order. An invoice is of what was really paid, so it is asked for after the payment:
 * till then this window keeps the choice, and forgets it with the login.
 */
export function keepInvoiceTitle(orderNo: string, titleId: string): void {
  try {
    window.sessionStorage.setItem(keyOf(orderNo), titleId);
  } catch {
    // storage refused: the title is chosen when the invoice is asked for
  }
}

/** The title chosen with the first of these orders that has one. */
export function invoiceTitleOf(orderNos: readonly string[]): string | undefined {
  try {
    return (
      orderNos.map((orderNo) => window.sessionStorage.getItem(keyOf(orderNo))).find(Boolean) ?? undefined
    );
  } catch {
    return undefined;
  }
}
