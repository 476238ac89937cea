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
    /** The name as names are compared: `accountNameKey` of the domain, made by the database so that none is forgotten. */
    usernameKey: text('username_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(btrim(normalize(username, NFKC)))`),
    phone: text('phone').notNull().unique('users_phone_unique'),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    idNumber: text('id_number').notNull(),
    email: text('email').notNull().default(''),
    /** The name shown; empty shows `name`, which is the proven one. */
    nickName: text('nick_name').notNull().default(''),
    /** 0 male, 1 female, 2 unknown, as the API family numbers it. */
    sex: text('sex').$type<'0' | '1' | '2'>().notNull().default('2'),
    /** File name of the portrait; empty while there is none. */
    avatar: text('avatar').notNull().default(''),
    companyId: uuid('company_id').references(() => companies.id),
    disabled: boolean('disabled').notNull().default(false),
    /** Set while the password is a one-time one: it must be changed at the login, and ends then. */
    passwordExpiresAt: instant('password_expires_at'),
    /** Set once the account is closed; its records stay five years. */
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
    /** Links, hand-overs and tickets from before this moment are void: password or phone changed, or all sessions ended. */
    linksVoidAt: instant('links_void_at'),
    lastLoginAt: instant('last_login_at'),
    lastLoginMethod: text('last_login_method').$type<LoginMethod>(),
  },
  // Nobody should be able to register `Qiye` beside `qiye`, nor under the number of somebody else.
  (t) => [
    uniqueIndex('users_username_unique').on(t.usernameKey),
    check(
      'users_mobile_name_own',
      sql`${t.usernameKey} !~ '^1[3-9][0-9]{9}$' or ${t.usernameKey} = ${t.phone}`,
    ),
    index('users_company').on(t.companyId),
  ],
);

/** Roles that a user really owns; the role in a token is held against these rows on every call. */
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

/** Review status of a company's record: 0 not submitted, 1 waiting, 2 passed, 3 failed. */
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
    /** One administrator a company; null while it has none. */
    administratorId: uuid('administrator_id').references((): AnyPgColumn => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('companies_review', sql`${t.review} in ('0','1','2','3')`)],
);

/** Only the hash of a token's secret is kept: a copy of the database logs nobody in. */
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
    /** Absolute end, however busy the session is. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** The key of a script that has opened it; null for a person's. */
    accessKeyId: uuid('access_key_id').references((): AnyPgColumn => accessKeys.id),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_access_key').on(t.accessKeyId)],
);

/** Keys with which scripts log in. They act for who has issued them; of the key itself only the hash is kept. */
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

/** What a code is good for; one that was sent for something else is refused. */
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

/** The one live code of a phone and purpose; the key makes the 60-second rule race-free. */
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
 * Codes that were asked for, a day back: what the caps count. The subject is what the caller typed, a phone or the hash
 * of a name. A row for the phone behind a name is hidden: it counts, but no answer may show that it is there.
 */
export const smsRequests = pgTable(
  'sms_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** Hash of the caller's address; empty for somebody who is logged in and asks for his own phone. */
    address: text('address').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [
    index('sms_requests_subject').on(t.subject, t.at),
    index('sms_requests_address').on(t.address, t.at),
  ],
);

/** Where the sandbox delivers; a real gateway does not write here. */
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

/** A picture on a computer that waits for a phone. Of both secrets only hashes are kept. */
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
    /** Whose certificate has signed; none where the holder refused. */
    serialNumber: text('serial_number'),
  },
  (table) => [index('scan_logins_expires_at').on(table.expiresAt)],
);

/** A document on a computer that waits for the signature of a phone. The document itself never comes here. */
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
    /** Base64 of the DER; chosen once. */
    certificate: text('certificate'),
    /** Hex; made for that certificate, once. */
    digest: text('digest'),
    answeredAt: instant('answered_at'),
    /** Base64; none where the holder refused. */
    signature: text('signature'),
  },
  (table) => [index('scan_stamps_expires_at').on(table.expiresAt)],
);

/** Wrong passwords in a row; subjects that are no account are counted too, or the count would tell who is one. */
export const loginFailures = pgTable('login_failures', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: instant('last_at').notNull(),
  lockedUntil: instant('locked_until'),
});
