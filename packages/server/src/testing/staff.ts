import type { Client } from '@ca-portal/api';
import type { RoleId } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { userRoles, users } from '../db/schema/index.js';
import { openSession } from '../services/session/tokens.js';
import type { TestServer } from './create-test-server.js';

/** A client of this account in a role added for the test, e.g. 109 for the whole office. */
export async function actingAs(server: TestServer, username: string, roleId: RoleId): Promise<Client> {
  const { db } = server.services;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!user) throw new Error(`no demo account ${username}`);
  await db
    .insert(userRoles)
    .values({ userId: user.id, roleId, createdAt: server.clock() })
    .onConflictDoNothing();
  const who = { userId: user.id, roleId, method: 'password' } as const;
  return server.client(await openSession(db, server.clock(), who));
}

/** A small PDF for uploading. */
export const pdfFile = (name = '附件.pdf'): File =>
  new File([Buffer.from('%PDF-1.4\n%%EOF\n')], name, { type: 'application/pdf' });
