import type { RoleId } from '@ca-portal/api/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
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
import { users } from './accounts.js';
import { instant } from './columns.js';

/* Tables behind the administration pages. Removed rows are marked (`removedAt`), never deleted. */

/**
 * Whose data a role sees: 1 all, 2 chosen departments, 3 own department, 4 own and those below, 5 only
 * oneself.
 */
export type DataScope = '1' | '2' | '3' | '4' | '5';

const kept = {
  createdBy: text('created_by').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  remark: text('remark').notNull().default(''),
  removedAt: instant('removed_at'),
};

export const departments = pgTable(
  'departments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 200 }),
    /** Null for a root. */
    parentId: integer('parent_id').references((): AnyPgColumn => departments.id),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    leader: text('leader').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    stopped: boolean('stopped').notNull().default(false),
    ...kept,
  },
  (t) => [index('departments_parent').on(t.parentId)],
);

/** Roles by the number used in tokens and `user_roles`; the portal's own are built in. */
export const sysRoles = pgTable('sys_roles', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 200 }),
  name: text('name').notNull(),
  key: text('key').notNull(),
  position: integer('position').notNull().default(0),
  dataScope: text('data_scope').$type<DataScope>().notNull().default('1'),
  menuCheckStrictly: boolean('menu_check_strictly').notNull().default(true),
  deptCheckStrictly: boolean('dept_check_strictly').notNull().default(true),
  stopped: boolean('stopped').notNull().default(false),
  builtIn: boolean('built_in').notNull().default(false),
  ...kept,
});

/** Directories (M), pages (C) and buttons (F) with their permission strings. */
export const sysMenus = pgTable(
  'sys_menus',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 2_000 }),
    parentId: integer('parent_id').references((): AnyPgColumn => sysMenus.id),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    path: text('path').notNull().default(''),
    component: text('component').notNull().default(''),
    query: text('query').notNull().default(''),
    routeName: text('route_name').notNull().default(''),
    opensOutside: boolean('opens_outside').notNull().default(false),
    keptAlive: boolean('kept_alive').notNull().default(true),
    kind: text('kind').$type<'M' | 'C' | 'F'>().notNull(),
    hidden: boolean('hidden').notNull().default(false),
    stopped: boolean('stopped').notNull().default(false),
    permission: text('permission').notNull().default(''),
    icon: text('icon').notNull().default(''),
    ...kept,
  },
  (t) => [index('sys_menus_parent').on(t.parentId)],
);

export const roleMenus = pgTable(
  'role_menus',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => sysRoles.id),
    menuId: integer('menu_id')
      .notNull()
      .references(() => sysMenus.id),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.menuId] })],
);

/** The departments of data scope 2. */
export const roleDepartments = pgTable(
  'role_departments',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => sysRoles.id),
    departmentId: integer('department_id')
      .notNull()
      .references(() => departments.id),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.departmentId] })],
);

/**
 * A user's number in the API family, and his place in the office. Its front ends compare ids strictly as
 * numbers, and treat user 1 as the super administrator.
 */
export const officeUsers = pgTable('office_users', {
  userNumber: integer('user_number').primaryKey().generatedByDefaultAsIdentity({ startWith: 100 }),
  userId: uuid('user_id')
    .notNull()
    .unique('office_users_user_unique')
    .references(() => users.id),
  departmentId: integer('department_id').references(() => departments.id),
  createdBy: text('created_by').notNull().default(''),
  remark: text('remark').notNull().default(''),
});

/** Progress of an import; `refused`: a line is wrong, and no account was created. */
export type UserImportState = 'waiting' | 'checking' | 'opening' | 'done' | 'refused';

/** A line of an imported list as typed, with its row in the sheet. */
export interface ImportedLine {
  readonly line: number;
  readonly userName: string;
  readonly nickName: string;
  readonly phonenumber: string;
  readonly email: string;
  readonly deptName: string;
  readonly roleNames: string;
}

/** A list of accounts that a job creates, all or none. */
export const userImports = pgTable(
  'user_imports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    roleId: smallint('role_id').$type<RoleId>().notNull(),
    /** The sender's permissions when he sends the list count, not those when the job runs. */
    permissions: jsonb('permissions').$type<string[]>().notNull(),
    createdBy: text('created_by').notNull(),
    fileName: text('file_name').notNull(),
    /** Emptied when it ends: it contains personal data. */
    lines: jsonb('lines').$type<ImportedLine[]>().notNull(),
    state: text('state').$type<UserImportState>().notNull(),
    total: integer('total').notNull(),
    checked: integer('checked').notNull().default(0),
    problems: jsonb('problems')
      .$type<{ row: number; field: string; message: string }[]>()
      .notNull()
      .default([]),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('user_imports_user').on(t.userId, t.createdAt)],
);

/** Job titles of the office; they grant no permission. Codes and names of removed posts can be used again. */
export const posts = pgTable(
  'posts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 200 }),
    code: text('code').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    stopped: boolean('stopped').notNull().default(false),
    ...kept,
  },
  (t) => [
    uniqueIndex('posts_code_unique')
      .on(t.code)
      .where(sql`${t.removedAt} is null`),
    uniqueIndex('posts_name_unique')
      .on(t.name)
      .where(sql`${t.removedAt} is null`),
  ],
);

export const userPosts = pgTable(
  'user_posts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postId] }), index('user_posts_post').on(t.postId)],
);

/**
 * The dictionaries. Their items are in `code_items` under `list`: the spec's code lists keep their numbers
 * there (`code_2` is list 2), all others count from 1000.
 */
export const dictionaryTypes = pgTable(
  'dictionary_types',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    list: integer('list').notNull().unique('dictionary_types_list_unique'),
    stopped: boolean('stopped').notNull().default(false),
    ...kept,
  },
  (t) => [uniqueIndex('dictionary_types_type_unique').on(t.type)],
);

export const parameters = pgTable('parameters', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 }),
  name: text('name').notNull(),
  key: text('key').notNull().unique('parameters_key_unique'),
  value: text('value').notNull(),
  builtIn: boolean('built_in').notNull().default(false),
  /** Can be read without a login. */
  open: boolean('open').notNull().default(false),
  ...kept,
});

/** Notices within the office; public ones are in the content tables. */
export const officeNotices = pgTable('office_notices', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  type: text('type').$type<'1' | '2'>().notNull(),
  content: text('content').notNull(),
  closed: boolean('closed').notNull().default(false),
  ...kept,
});

export const officeNoticeReads = pgTable(
  'office_notice_reads',
  {
    noticeId: integer('notice_id')
      .notNull()
      .references(() => officeNotices.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.noticeId, t.userId] })],
);

/** Who sees a provider on trial (spec 6): a user by name, or a phone; the other field is empty. */
export const providerGrants = pgTable(
  'provider_grants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull().default(''),
    phone: text('phone').notNull().default(''),
    providerCode: text('provider_code').notNull(),
    reason: text('reason').notNull(),
    expiresAt: instant('expires_at'),
    ...kept,
  },
  (t) => [index('provider_grants_provider').on(t.providerCode)],
);

/** Every login attempt. The name is as typed; `sessionId` is the resulting session. */
export const loginRecords = pgTable(
  'login_records',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    username: text('username').notNull(),
    userId: uuid('user_id'),
    sessionId: uuid('session_id'),
    succeeded: boolean('succeeded').notNull(),
    message: text('message').notNull(),
    ip: text('ip').notNull(),
    browser: text('browser').notNull().default(''),
    os: text('os').notNull().default(''),
  },
  (t) => [index('login_records_user').on(t.userId, t.at), index('login_records_session').on(t.sessionId)],
);
