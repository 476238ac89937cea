import type { RoleId } from '@ca-portal/api/domain';
import { eq, like } from 'drizzle-orm';
import type { OpenDatabase } from '../db/open.js';
import { auditLog, officeNotices, userRoles, users } from '../db/schema/index.js';
import { openSession } from '../services/session/tokens.js';
import { startServerProcess } from '../testing/server-process.js';
import type { Tally } from './writers.js';

/** A session of this demo account in its first role, created without the server. */
export async function sessionOf({ db }: OpenDatabase, username: string): Promise<string> {
  const [user] = await db
    .select({ userId: users.id, roleId: userRoles.roleId })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.username, username))
    .orderBy(userRoles.roleId)
    .limit(1);
  if (!user) throw new Error(`no demo account ${username}`);
  const { userId, roleId } = user;
  return openSession(db, new Date(), { userId, roleId: roleId as RoleId, method: 'password' });
}

/** Lets a server fill its database and stop, and creates a session of the administrator. */
export async function preparedSession(
  env: Readonly<Record<string, string>>,
  open: () => Promise<OpenDatabase>,
): Promise<string> {
  const first = await startServerProcess(env);
  await first.end('SIGTERM');
  const before = await open();
  const token = await sessionOf(before, 'admin');
  await before.close();
  return token;
}

interface Findings {
  /** Acknowledged but missing. */
  readonly lost: string[];
  /** Answered with "nothing has happened" but present. */
  readonly undead: string[];
  /** Present without an audit row, or twice. */
  readonly torn: string[];
}

/** Compares the answers to the writers with the database. */
export async function compare({ db }: OpenDatabase, name: string, tally: Tally): Promise<Findings> {
  const kept = await db
    .select({ id: officeNotices.id, title: officeNotices.title })
    .from(officeNotices)
    .where(like(officeNotices.title, `${name}%`));
  const lines = await db
    .select({ id: auditLog.subjectId })
    .from(auditLog)
    .where(eq(auditLog.action, 'office-notice.add'));
  const audited = new Set(lines.map(({ id }) => id));
  const titles = new Set(kept.map(({ title }) => title));
  return {
    lost: tally.acknowledged.filter((title) => !titles.has(title)),
    undead: tally.away.filter((title) => titles.has(title)),
    torn: [
      ...kept.filter(({ id }) => !audited.has(String(id))).map(({ title }) => title),
      ...(titles.size === kept.length ? [] : ['a title twice']),
    ],
  };
}

export const nothing: Findings = { lost: [], undead: [], torn: [] };
