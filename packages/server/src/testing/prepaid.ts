import type { Client } from '@ca-portal/api';
import { createClient } from '@ca-portal/api';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { eq } from 'drizzle-orm';
import { prestoreAccounts, smsRequests, users } from '../db/schema/index.js';
import { issuePaymentToken } from '../services/session/payment-token.js';
import { lockAccount, usableAccount } from '../services/money/account.js';
import { moveBalance, system } from '../services/money/move-balance.js';
import { readSession } from '../services/session/tokens.js';
import type { TestServer } from './create-test-server.js';
import { lastSmsCode } from './outbox.js';

/** A client with both tokens of a demo account, its login's and the payment's. */
export async function loginToPay(server: TestServer, username: string): Promise<Client> {
  const { token } = await server.loginAs(username);
  const session = await readSession(server.services, token);
  if (!session) throw new Error('a fresh login is over');
  const payment = await issuePaymentToken(server.services, session);
  return createClient({
    baseUrl: `${server.url}/mh`,
    getToken: () => token,
    getPaymentToken: () => payment.token,
    repeatWindowMs: 0,
    retries: { count: 0 },
  });
}

/** Sets the balance of the account that this user may use. */
export async function fillAccount(server: TestServer, username: string, toFen: number): Promise<string> {
  const { db, clock } = server.services;
  const { token } = await server.loginAs(username);
  const session = await readSession(server.services, token);
  if (!session) throw new Error('a fresh login is over');
  return db.transaction(async (tx) => {
    const usable = await usableAccount(tx, session, clock());
    const account = await lockAccount(tx, usable.account.id);
    const amountFen = toFen - account.availableFen;
    const movement = { at: clock(), operator: system, remark: '测试', businessKey: crypto.randomUUID() };
    if (amountFen !== 0) await moveBalance(tx, account, { ...movement, kind: 'adjust', amountFen });
    return account.id;
  });
}

/** Requests the code of a payment, ignoring earlier requests, and reads it from the outbox. */
export async function paymentCode(server: TestServer, client: Client, username: string): Promise<string> {
  await server.services.db.delete(smsRequests);
  await client.use(prestoreAccount).sendSmsCode();
  const [user] = await server.services.db.select().from(users).where(eq(users.username, username));
  return lastSmsCode(server, user?.phone ?? '');
}

export async function accountNow(server: TestServer, id: string) {
  const [row] = await server.services.db.select().from(prestoreAccounts).where(eq(prestoreAccounts.id, id));
  if (!row) throw new Error('no such account');
  return row;
}
