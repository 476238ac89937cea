import type { CertificateStatus, KeyAlgorithm } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies, users } from './accounts.js';
import { instant } from './columns.js';
import { orders } from './orders.js';
import type { Carrier } from './shop.js';

/**
 * A lock's pair of certificates. `serialNumber` is the signing certificate's; lock login finds the row by it.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid('id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    providerCode: text('provider_code').notNull(),
    platformCodes: jsonb('platform_codes').$type<string[]>().notNull(),
    carrier: text('carrier').$type<Carrier>().notNull(),
    lockType: text('lock_type').notNull(),
    holderName: text('holder_name').notNull(),
    /** The user who logs in with it, and in which role. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    roleId: smallint('role_id').notNull(),
    companyId: uuid('company_id').references(() => companies.id),
    deviceId: text('device_id').notNull(),
    serialNumber: text('serial_number').notNull().unique('certificates_serial_unique'),
    encryptSerialNumber: text('encrypt_serial_number').notNull().unique('certificates_encrypt_serial_unique'),
    /** Of both keys; each algorithm has its own authorities. */
    keyAlgorithm: text('key_algorithm').$type<KeyAlgorithm>().notNull().default('RSA-2048'),
    /** DER in base64. */
    signCertificate: text('sign_certificate').notNull(),
    encryptCertificate: text('encrypt_certificate').notNull(),
    status: text('status').$type<CertificateStatus>().notNull(),
    notBefore: instant('not_before').notNull(),
    notAfter: instant('not_after').notNull(),
    createdAt: instant('created_at').notNull(),
    installedAt: instant('installed_at'),
    revokedAt: instant('revoked_at'),
    revocationReason: text('revocation_reason').notNull().default(''),
  },
  (t) => [
    index('certificates_user').on(t.userId),
    index('certificates_company').on(t.companyId),
    // One order gives one certificate; unused ones of aborted attempts are cancelled.
    uniqueIndex('certificates_live_per_order')
      .on(t.orderNo)
      .where(sql`${t.status} <> 'cancelled'`),
  ],
);

export const issueAttempts = pgTable(
  'issue_attempts',
  {
    id: uuid('id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    attempt: integer('attempt').notNull(),
    deviceId: text('device_id').notNull(),
    /** The algorithm for which the lock generates keys. */
    keyAlgorithm: text('key_algorithm').$type<KeyAlgorithm>().notNull().default('RSA-2048'),
    challenge: text('challenge').notNull(),
    startedBy: uuid('started_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Fingerprints of the submitted keys: the same keys get the same certificates again. */
    signKeyHash: text('sign_key_hash'),
    encryptKeyHash: text('encrypt_key_hash'),
    certificateId: uuid('certificate_id').references(() => certificates.id),
    endedAt: instant('ended_at'),
    failedStep: text('failed_step').$type<'detect' | 'generate' | 'sign' | 'write'>(),
    errorCode: text('error_code'),
  },
  (t) => [uniqueIndex('issue_attempts_number').on(t.orderNo, t.attempt)],
);

/** The key vault: long-lived private keys, encrypted with the configured secret. */
export const authorityKeys = pgTable('authority_keys', {
  name: text('name').primaryKey(),
  certificate: text('certificate').notNull(),
  encryptedPrivateKey: text('encrypted_private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * Every issue and every revocation in commit order, each with the hash of the previous one. Only a trigger on
 * `certificates` writes it, so no change can bypass it; triggers refuse update, delete and truncate.
 * `pki/certificate-records.ts` checks the chain.
 */
export const certificateRecords = pgTable('certificate_records', {
  /** Starts at 1, without gaps. */
  position: bigint('position', { mode: 'number' }).primaryKey(),
  /** JSON as text: exactly these bytes are hashed. */
  entry: text('entry').notNull(),
  previousHash: text('previous_hash').notNull(),
  /** SHA-256 of previous hash, position and entry, one per line; hex. */
  hash: text('hash').notNull(),
});
