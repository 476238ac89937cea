export interface Mail {
  /** The same for the same mail: what is sent again after a break must not arrive twice. Fit for a Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly content: Blob }[];
}

/**
 * Outside party: delivers mail. Resolves when the gateway has taken the mail over; whoever calls it does so after
 * his transaction and tries again when it fails.
 */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
}
