import { randomUUID } from 'node:crypto';
import type { session } from '@ca-portal/api/contract';
import type { InputOf } from '@ca-portal/api/contract';
import { roles } from '@ca-portal/api/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { companies, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { agreementsInForce } from '../../services/content/index.js';
import {
  joinCompany,
  accountTaken,
  recordLogin,
  hashPassword,
  checkCode,
  consumeCode,
  openSession,
} from '../../services/session/index.js';

type Registration = InputOf<typeof session.register>['body'];
interface Company {
  name: string;
  creditCode: string;
}

/** An enterprise administrator registers his company too; users in other roles join one later. */
function companyOf(given: Registration): Company | null {
  if (given.roleId !== roles.enterpriseAdministrator) return null;
  const { companyName: name, creditCode } = given;
  const missing = [
    ...(name ? [] : [{ field: 'companyName', message: '请输入企业名称' }]),
    ...(creditCode ? [] : [{ field: 'creditCode', message: '请输入统一社会信用代码' }]),
  ];
  if (!name || !creditCode) throw new InvalidInput(missing);
  return { name, creditCode };
}

/**
 * The company's row with the new user as its administrator. A company that already has one is refused; of two
 * simultaneous registrations one fails at the unique credit code.
 */
async function takeCompany(db: Db, now: Date, company: Company, administratorId: string): Promise<string> {
  // Name and code are unverified: orders in the company's name wait until 企业信息 has been submitted.
  const created = { id: randomUUID(), ...company, review: '0', draftReview: '0', administratorId } as const;
  const [row] = await db
    .insert(companies)
    .values({ ...created, createdAt: now })
    .onConflictDoNothing({ target: companies.creditCode })
    .returning({ id: companies.id });
  if (row) return row.id;
  const [orphan] = await db
    .update(companies)
    .set({ administratorId })
    .where(and(eq(companies.creditCode, company.creditCode), isNull(companies.administratorId)))
    .returning({ id: companies.id });
  if (!orphan) throw new PortalError('companyHasAdministrator');
  return orphan.id;
}

async function open(
  db: Db,
  given: Registration,
  passwordHash: string,
  context: CallContext,
): Promise<string> {
  const now = context.services.clock();
  const company = companyOf(given);
  const id = randomUUID();
  await consumeCode(db, now, given.mobilePhone, 'register');
  await db.insert(users).values({
    id,
    username: given.username,
    phone: given.mobilePhone,
    passwordHash,
    name: given.name,
    idNumber: given.idNumber,
    email: given.email,
    createdAt: now,
  });
  await db.insert(userRoles).values({ userId: id, roleId: given.roleId, createdAt: now });
  if (company) {
    const companyId = await takeCompany(db, now, company, id);
    await joinCompany(db, now, { userId: id, companyId, roleId: given.roleId });
  }
  const actor = { userId: id, roleId: given.roleId };
  // The accepted agreements, as evidence for later: the texts themselves are stored version by version.
  const agreements = (await agreementsInForce(db, now)).map(({ id, textVersion, title, version, date }) => ({
    id,
    textVersion,
    title,
    version,
    date,
  }));
  const details = { agreements };
  await recordAudit(db, context, {
    action: 'user.register',
    subjectType: 'user',
    subjectId: id,
    actor,
    details,
  });
  const token = await openSession(db, now, { ...actor, method: 'sms' });
  await recordLogin(db, context, { method: 'sms', userId: id, token });
  return token;
}

/** Creates an account with its role, its company and a first session, all or nothing. */
export async function register(given: Registration, context: CallContext): Promise<{ token: string }> {
  const { services } = context;
  // Without text messages nobody could prove that the phone is his.
  const { registrationOpen } = await parametersOf(services);
  if (!registrationOpen || !services.config.portal.sms) throw new PortalError('registrationClosed');
  companyOf(given);
  await checkCode(services, given.mobilePhone, 'register', given.smsCode);
  const passwordHash = await hashPassword(given.password);
  try {
    const token = await services.db.transaction((tx) => open(tx, given, passwordHash, context));
    return { token };
  } catch (error) {
    const key = accountTaken(error);
    throw key ? new PortalError(key) : error;
  }
}
