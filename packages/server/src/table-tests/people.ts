import { randomUUID } from 'node:crypto';
import { roleLabels, roles, type RoleId } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { companies, userRoles, users } from '../db/schema/index.js';
import { issuePaymentToken } from '../services/session/payment-token.js';
import { openSession, readSession } from '../services/session/tokens.js';
import type { TestServer } from '../testing/index.js';

export const allRoles = Object.keys(roleLabels).map((id) => Number(id) as RoleId);

export interface Stranger {
  readonly userId: string;
  readonly roleId: RoleId;
  /** The header for a row: rows of the prepaid account need the second token. */
  headers(path: string): Record<string, string>;
  /** A fresh session, after a call that may have ended it. */
  renew(): Promise<void>;
}

/** A user in a role without any data: no orders, no files, and no company unless the role requires one. */
export async function stranger(server: TestServer, roleId: RoleId): Promise<Stranger> {
  const { services, clock } = server;
  const userId = randomUUID();
  const createdAt = clock();
  await services.db.insert(users).values({
    id: userId,
    username: `stranger_${roleId}_${userId.slice(0, 8)}`,
    phone: `1${String(7_000_000_000 + Number.parseInt(userId.slice(0, 7), 16)).slice(0, 10)}`,
    passwordHash: 'scrypt$1$1$1$AA==$AA==',
    name: '局外人',
    idNumber: '',
    createdAt,
  });
  if (roleId === roles.enterpriseAdministrator) {
    const companyId = randomUUID();
    const name = `局外公司${companyId.slice(0, 8)}`;
    const creditCode = companyId.replaceAll('-', '').slice(0, 18).toUpperCase();
    await services.db
      .insert(companies)
      .values({ id: companyId, name, creditCode, administratorId: userId, createdAt });
    await services.db.update(users).set({ companyId }).where(eq(users.id, userId));
  }
  if (roleId !== roles.unchosen) await services.db.insert(userRoles).values({ userId, roleId, createdAt });
  let token = '';
  let paymentToken = '';
  async function renew(): Promise<void> {
    token = await openSession(services.db, clock(), { userId, roleId, method: 'password' });
    const session = await readSession(services, token);
    if (!session) throw new Error(`no session for role ${roleId}`);
    paymentToken = (await issuePaymentToken(services, session)).token;
  }
  await renew();
  return {
    userId,
    roleId,
    renew,
    headers: (path) => ({ authorization: path.startsWith('/prestoreAccount') ? paymentToken : token }),
  };
}

export type Member = Omit<Stranger, 'roleId'>;

/** A user of the sample data, with both tokens. */
export async function member(server: TestServer, username: string): Promise<Member> {
  const { services } = server;
  const [user] = await services.db.select().from(users).where(eq(users.username, username));
  if (!user) throw new Error(`no demo account ${username}`);
  let token = '';
  let paymentToken = '';
  async function renew(): Promise<void> {
    token = (await server.loginAs(username)).token;
    const session = await readSession(services, token);
    if (!session) throw new Error(`no session for ${username}`);
    paymentToken = (await issuePaymentToken(services, session)).token;
  }
  await renew();
  return {
    userId: user.id,
    renew,
    headers: (path) => ({ authorization: path.startsWith('/prestoreAccount') ? paymentToken : token }),
  };
}
