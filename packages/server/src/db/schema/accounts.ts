import type { AccessKeyGroup, LoginMethod } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.js';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    /**
     * The name normalized for comparison, as by `accountNameKey` of the domain; a generated column, so it is
     * always set.
     */
    usernameKey: text('username_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(btrim(normalize(username, NFKC)))`),
    phone: text('phone').notNull().unique('users_phone_unique'),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    idNumber: text('id_number').notNull(),
    email: text('email').notNull().default(''),
    /** The display name; empty shows `name`, which is the verified one. */
    nickName: text('nick_name').notNull().default(''),
    /** 0 male, 1 female, 2 unknown, as the API family numbers it. */
    sex: text('sex').$type<'0' | '1' | '2'>().notNull().default('2'),
    /** File name of the portrait; empty if there is none. */
    avatar: text('avatar').notNull().default(''),
    companyId: uuid('company_id').references(() => companies.id),
    disabled: boolean('disabled').notNull().default(false),
    /** Set for a one-time password: it expires then and must be changed at login. */
    passwordExpiresAt: instant('password_expires_at'),
    /** Set when the account is closed; its records are kept for five years. */
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
    /**
     * Links, hand-overs and tickets from before this moment are void. Set when the password or phone changes
     * or all sessions are ended.
     */
    linksVoidAt: instant('links_void_at'),
    lastLoginAt: instant('last_login_at'),
    lastLoginMethod: text('last_login_method').$type<LoginMethod>(),
  },
  // Prevents registering `Qiye` beside `qiye`, or somebody else's number as a name.
  (t) => [
    uniqueIndex('users_username_unique').on(t.usernameKey),
    check(
      'users_mobile_name_own',
      sql`${t.usernameKey} !~ '^1[3-9][0-9]{9}$' or ${t.usernameKey} = ${t.phone}`,
    ),
    index('users_company').on(t.companyId),
  ],
);

/** Roles that a user really has; the role in a token is checked against these rows on every call. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    roleId: smallint('role_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] })],
);

/** Review status of a company's record: 0 not submitted, 1 in review, 2 passed, 3 failed. */
export type CompanyReview = '0' | '1' | '2' | '3';

export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    creditCode: text('credit_code').notNull().unique('companies_credit_code_unique'),
    legalRepresentative: text('legal_representative').notNull().default(''),
    review: text('review').$type<CompanyReview>().notNull().default('0'),
    draftReview: text('draft_review').$type<CompanyReview>().notNull().default('0'),
    /** One administrator per company; null if it has none. */
    administratorId: uuid('administrator_id').references((): AnyPgColumn => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('companies_review', sql`${t.review} in ('0','1','2','3')`)],
);

/** Only the hash of a token's secret is stored: a copy of the database cannot be used to log in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    secretHash: text('secret_hash').notNull().unique('sessions_secret_hash_unique'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    method: text('method').$type<LoginMethod>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Absolute end, regardless of activity. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** The access key of the script that opened it; null for a person's session. */
    accessKeyId: uuid('access_key_id').references((): AnyPgColumn => accessKeys.id),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_access_key').on(t.accessKeyId)],
);

/**
 * Keys with which scripts log in. They act as the user who issued them; only the hash of the key is stored.
 */
export const accessKeys = pgTable('access_keys', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  secretHash: text('secret_hash').notNull().unique('access_keys_secret_hash_unique'),
  /** The last four characters. */
  ending: text('ending').notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  roleId: smallint('role_id').notNull(),
  groups: jsonb('groups').$type<AccessKeyGroup[]>().notNull(),
  readOnly: boolean('read_only').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});

export const captchas = pgTable('captchas', {
  id: uuid('id').primaryKey(),
  answerHash: text('answer_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Purpose of a code; it is refused for any other purpose. */
export type SmsPurpose =
  | 'register'
  | 'login'
  | 'password'
  | 'phone'
  | 'bind'
  | 'transfer'
  | 'close'
  | 'balance'
  | 'track'
  | 'certificate';

/** The one valid code of a phone and purpose; the primary key makes the 60-second rule race-free. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose').$type<SmsPurpose>().notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.phone, t.purpose] })],
);

/**
 * Codes requested within the last day: the rate limits count these rows. The subject is what the caller
 * typed, a phone or the hash of a name. If a name was typed, the row for the phone behind it is hidden: it
 * counts, but no answer may reveal it.
 */
export const smsRequests = pgTable(
  'sms_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** Hash of the caller's address; empty for a logged-in user who requests a code for his own phone. */
    address: text('address').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [
    index('sms_requests_subject').on(t.subject, t.at),
    index('sms_requests_address').on(t.address, t.at),
  ],
);

/** Messages of the SMS sandbox; a real gateway does not write here. */
export const smsOutbox = pgTable('sms_outbox', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  phone: text('phone').notNull(),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const loginChallenges = pgTable('login_challenges', {
  id: uuid('id').primaryKey(),
  text: text('text').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A QR code on a computer that waits for a phone to log it in. Only hashes of both secrets are stored. */
export const scanLogins = pgTable(
  'scan_logins',
  {
    id: uuid('id').primaryKey(),
    codeHash: text('code_hash').notNull().unique(),
    ticketHash: text('ticket_hash').notNull().unique(),
    mark: text('mark').notNull(),
    challenge: text('challenge').notNull(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    scannedAt: instant('scanned_at'),
    answeredAt: instant('answered_at'),
    /** Serial number of the certificate that signed; null if the holder refused. */
    serialNumber: text('serial_number'),
  },
  (table) => [index('scan_logins_expires_at').on(table.expiresAt)],
);

/**
 * A document on a computer that waits for the signature of a phone. The document itself is never sent here.
 */
export const scanStamps = pgTable(
  'scan_stamps',
  {
    id: uuid('id').primaryKey(),
    codeHash: text('code_hash').notNull().unique(),
    ticketHash: text('ticket_hash').notNull().unique(),
    mark: text('mark').notNull(),
    challenge: text('challenge').notNull(),
    documentName: text('document_name').notNull(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    scannedAt: instant('scanned_at'),
    /** Base64 of the DER; set once. */
    certificate: text('certificate'),
    /** Hex; computed once, for that certificate. */
    digest: text('digest'),
    answeredAt: instant('answered_at'),
    /** Base64; null if the holder refused. */
    signature: text('signature'),
  },
  (table) => [index('scan_stamps_expires_at').on(table.expiresAt)],
);

/**
 * Wrong passwords in a row. Unknown subjects are counted too, or the count would reveal which accounts exist.
 */
export const loginFailures = pgTable('login_failures', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: instant('last_at').notNull(),
  lockedUntil: instant('locked_until'),
});
