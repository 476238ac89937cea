const keyOf = (orderNo: string) => `invoiceTitle:${orderNo}`;

/**
 * The invoice title chosen with an order. An invoice is requested after the payment, for the amount really paid: until
 * then this window keeps the choice, and clears it with the login.
 */
export function keepInvoiceTitle(orderNo: string, titleId: string): void {
  try {
    window.sessionStorage.setItem(keyOf(orderNo), titleId);
  } catch {
    // storage refused: the user chooses the title when he requests the invoice
  }
}

/** The title of the first of these orders that has one. */
export function invoiceTitleOf(orderNos: readonly string[]): string | undefined {
  try {
    return (
      orderNos.map((orderNo) => window.sessionStorage.getItem(keyOf(orderNo))).find(Boolean) ?? undefined
    );
  } catch {
    return undefined;
  }
}
