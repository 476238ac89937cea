/** What money at a payment channel is for. */
export type PaymentPurpose = 'order' | 'combined' | 'recharge';

/** What a payment number stands for. */
export interface PaymentNumber {
  /** What is paid for. */
  readonly purpose: PaymentPurpose;
  /** The portal's own number, without the attempt. */
  readonly no: string;
}

const purposes: Readonly<Record<string, PaymentPurpose>> = { DD: 'order', ZH: 'combined', CZ: 'recharge' };

/** What a number of the payment channel stands for; undefined where the portal never made such a number. */
export function readPaymentNumber(text: string): PaymentNumber | undefined {
  const [, no, prefix] = /^((DD|ZH|CZ)\d{14})(?:R[1-9]\d{0,3})?$/.exec(text) ?? [];
  const purpose = prefix === undefined ? undefined : purposes[prefix];
  return no === undefined || purpose === undefined ? undefined : { purpose, no };
}

/**
 * The number under which an attempt to pay is made. A channel takes money once for a number: after a payment that has
 * to be returned the same order needs another one (`DD20261121000001R2`).
 */
export const paymentNumber = (no: string, attempt: number): string =>
  attempt <= 1 ? no : `${no}R${attempt}`;
