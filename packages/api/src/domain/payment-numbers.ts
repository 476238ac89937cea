/** Purposes of a payment. */
export type PaymentPurpose = 'order' | 'combined' | 'recharge';

/** Content of a payment number. */
export interface PaymentNumber {
  /** The purpose. */
  readonly purpose: PaymentPurpose;
  /** The portal's own number, without the attempt. */
  readonly no: string;
}

const purposes: Readonly<Record<string, PaymentPurpose>> = { DD: 'order', ZH: 'combined', CZ: 'recharge' };

/** Parses a number of the payment channel; undefined for a number that the portal never created. */
export function readPaymentNumber(text: string): PaymentNumber | undefined {
  const [, no, prefix] = /^((DD|ZH|CZ)\d{14})(?:R[1-9]\d{0,3})?$/.exec(text) ?? [];
  const purpose = prefix === undefined ? undefined : purposes[prefix];
  return no === undefined || purpose === undefined ? undefined : { purpose, no };
}

/**
 * The number of a payment attempt. A channel accepts one payment per number: after a payment that has
 * to be returned the same order needs another number (`DD20261121000001R2`).
 */
export const paymentNumber = (no: string, attempt: number): string =>
  attempt <= 1 ? no : `${no}R${attempt}`;
