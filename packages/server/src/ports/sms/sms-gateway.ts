/** A message as its kind and what fills it in, for gateways that deliver registered words alone. */
export interface SmsWords {
  /** Such as `code` or `certificate.expiring`. */
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Outside party: delivers text messages. Resolves when the gateway has accepted the message. */
export interface SmsGateway {
  /** `words` is missing where a message waits since a version that had none. */
  send(phone: string, text: string, words?: SmsWords): Promise<void>;
}
