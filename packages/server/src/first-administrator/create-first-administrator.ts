import { randomUUID } from 'node:crypto';
import { errorSentence, roles } from '@ca-portal/api/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../db/audit.js';
import type { Db } from '../db/db.js';
import { officeUsers, userRoles, users } from '../db/schema/index.js';
import { accountTaken, hashPassword } from '../services/session/index.js';
import { StartError } from '../kernel/start-error.js';

export interface FirstAdministrator {
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly password: string;
}

/** Advisory lock: of two simultaneous commands only one creates the account. */
const lock = 727_003;

/** The API family treats user 1 as the super administrator. */
const superAdministrator = 1;

/** True if somebody can administer the portal; a disabled account counts, a closed one does not. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const [one] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.roleId, roles.platformAdministrator), isNull(users.closedAt)))
    .limit(1);
  return one !== undefined;
}

/** This command creates only the first administrator; he adds all others. */
export async function demandNoAdministrator(db: Db): Promise<void> {
  if (!(await hasAdministrator(db))) return;
  throw new StartError(
    'administrator-exists',
    '已有平台管理员，没有新建账号。其他管理员由他在“用户管理”中添加；忘记密码时请在登录页用手机号码找回。',
  );
}

async function open(tx: Db, now: Date, given: FirstAdministrator, passwordHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
  await demandNoAdministrator(tx);
  const id = randomUUID();
  const { username, name, phone } = given;
  await tx.insert(users).values({ id, username, name, phone, passwordHash, idNumber: '', createdAt: now });
  await tx.insert(userRoles).values({ userId: id, roleId: roles.platformAdministrator, createdAt: now });
  const [numbered] = await tx
    .select()
    .from(officeUsers)
    .where(eq(officeUsers.userNumber, superAdministrator));
  await tx.insert(officeUsers).values({
    ...(numbered ? {} : { userNumber: superAdministrator }),
    userId: id,
    createdBy: '系统',
  });
  // There is no session and no call: the row has neither actor nor address.
  await recordAudit(
    tx,
    { services: { clock: () => now }, session: null, ip: '' },
    {
      action: 'user.add',
      subjectType: 'user',
      subjectId: id,
      details: { username, roleIds: [roles.platformAdministrator], first: true },
    },
  );
}

/**
 * Creates the account of the platform's first administrator. Throws StartError if there is one already, or if
 * the login name or the phone is taken.
 */
export async function createFirstAdministrator(
  { db, clock }: { db: Db; clock(): Date },
  given: FirstAdministrator,
): Promise<void> {
  const passwordHash = await hashPassword(given.password);
  try {
    await db.transaction((tx) => open(tx, clock(), given, passwordHash));
  } catch (error) {
    const key = accountTaken(error);
    throw key ? new StartError('bad-answer', errorSentence(key), { cause: error }) : error;
  }
}
