export interface Mail {
  /** The same id for the same mail: a resent mail must not arrive twice. Suitable as a Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly content: Blob }[];
}

/**
 * Outside party: delivers mail. Resolves when the gateway has accepted the mail; callers call it after their
 * transaction and retry when it fails.
 */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
}
