import type { InvoiceKind, InvoiceTitle } from '@ca-portal/api/domain';

/** What an invoice says. */
export interface InvoiceFacts {
  /** Ours; issuing it again under the same one gives the same number. */
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly title: InvoiceTitle;
  readonly amountFen: number;
  readonly lines: readonly { readonly name: string; readonly amountFen: number }[];
  readonly remark: string;
  readonly at: Date;
}

export type InvoiceFormat = 'pdf' | 'ofd' | 'xml';

/** Outside party: the tax bureau's platform for fully digital invoices (dossier 4.7). */
export interface InvoicePlatform {
  /** A refusal is for the user: it says what is wrong with his title. */
  issue(facts: InvoiceFacts): Promise<{ readonly number: string } | { readonly refusal: string }>;
  /** Issues the red invoice that takes an issued one back. Asked again for the same number, it answers the same one. */
  reverse(number: string): Promise<{ readonly reversalNumber: string }>;
  file(number: string, facts: InvoiceFacts, format: InvoiceFormat): Promise<Blob>;
}
