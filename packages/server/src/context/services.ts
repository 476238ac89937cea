import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.js';
import type { Changes } from '../db/changes.js';
import type { Db } from '../db/db.js';
import type { Deliveries } from '../kernel/deliveries.js';
import type { Metrics } from '../metrics/index.js';
import type { KeyVault, Pki } from '../pki/index.js';
import type { CertificateAuthorities } from '../ports/authority/index.js';
import type { FileStore } from '../ports/files/index.js';
import type { IdentityCheck } from '../ports/identity-check/index.js';
import type { InvoicePlatform } from '../ports/invoice/index.js';
import type { LicenseReader } from '../ports/license-reader/index.js';
import type { MailGateway } from '../ports/mail/index.js';
import type { PaymentGateway } from '../ports/payment/index.js';
import type { SmsGateway } from '../ports/sms/index.js';
import type { TimeStampSource } from '../ports/time-stamp/index.js';
import type { VirusScanner } from '../ports/virus-scan/index.js';
import type { Workers } from '../workers/index.js';

/** Everything that a rule may use. Handlers receive it with every call; nothing is global. */
export interface Services {
  readonly db: Db;
  /** Tells whether a cached value is still valid; see `Kept`. */
  readonly changes: Changes;
  readonly config: Config;
  /** The only source of the current time. */
  clock(): Date;
  readonly sms: SmsGateway;
  readonly mail: MailGateway;
  readonly payment: PaymentGateway;
  /** Bytes of attachments; `modules/files` decides who may read which. */
  readonly files: FileStore;
  readonly virusScanner: VirusScanner;
  /** Issues fully digital invoices. */
  readonly invoices: InvoicePlatform;
  /** Real-name check of a person. */
  readonly identityCheck: IdentityCheck;
  /** Reads pictures of business licenses. */
  readonly licenseReader: LicenseReader;
  /** The service providers that issue certificates. */
  readonly authorities: CertificateAuthorities;
  /** The built-in test CA; also verifies certificates. */
  readonly pki: Pki;
  /** Certifies the time of a signature; null: signatures have only the time that the signer claims. */
  readonly timeStamps: TimeStampSource | null;
  /** Long-lived private keys. */
  readonly vault: KeyVault;
  /** Processes for work whose cost the sender controls. */
  readonly workers: Workers;
  /** Work after the answer. */
  readonly deliveries: Deliveries;
  readonly log: FastifyBaseLogger;
  /** The counters that `/metrics` shows. */
  readonly metrics: Metrics;
}
