import type { InvoiceKind, InvoiceTitle } from '@ca-portal/api/domain';

/** The contents of an invoice. */
export interface InvoiceFacts {
  /** Our id; issuing again with the same id returns the same number. */
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly title: InvoiceTitle;
  readonly amountFen: number;
  readonly lines: readonly { readonly name: string; readonly amountFen: number }[];
  readonly remark: string;
  readonly at: Date;
}

export type InvoiceFormat = 'pdf' | 'ofd' | 'xml';

/**
 * Outside party: the tax bureau's platform for fully digital invoices (dossier 4.7). No protocol of it is public: a
 * province writes these three calls for the platform that it has a contract with.
 */
export interface InvoicePlatform {
  /** A refusal is shown to the user: it says what is wrong with his title. */
  issue(facts: InvoiceFacts): Promise<{ readonly number: string } | { readonly refusal: string }>;
  /**
   * Issues the red invoice that reverses an issued one. A repeated call with the same number returns the same
   * one.
   */
  reverse(number: string): Promise<{ readonly reversalNumber: string }>;
  file(number: string, facts: InvoiceFacts, format: InvoiceFormat): Promise<Blob>;
}
