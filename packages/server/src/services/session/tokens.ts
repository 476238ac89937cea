import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { roles, type RoleId, type LoginMethod } from '@ca-portal/api/domain';
import { and, eq, exists, gt, isNull, lt, ne, notExists, or, type SQL } from 'drizzle-orm';
import { Kept } from '../../db/changes.js';
import type { Db } from '../../db/db.js';
import { accessKeys, sessions, userRoles, users } from '../../db/schema/index.js';
import type { AccessKeyScope, Session } from '../../kernel/session.js';
import type { Services } from '../../context/services.js';
import { permissionsOf } from './permissions.js';

/** Idle time after which a session ends. */
export const idleMs = 2 * 3_600_000;
/** Maximum duration of a session, regardless of activity. */
const absoluteMs = 12 * 3_600_000;
/** Storing the time of each call would make every read a write; a minute is precise enough for two hours. */
const touchEveryMs = 60_000;

/** The stored hash of a secret that is too long to be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The user of a new session, and the login method. */
export interface Opening {
  readonly userId: string;
  readonly roleId: RoleId;
  readonly method: LoginMethod;
  /** The script's key: the session does not outlive it. */
  readonly accessKey?: { readonly id: string; readonly expiresAt: Date };
}

/**
 * Opens a session. The token is the role id, a dot and the secret (spec section 4: role id plus suffix). The
 * session belongs to the user; the current role is in the token and is checked on each call.
 */
export async function openSession(db: Db, now: Date, who: Opening): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    id: randomUUID(),
    secretHash: hashOf(secret),
    userId: who.userId,
    method: who.method,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(Math.min(now.getTime() + absoluteMs, who.accessKey?.expiresAt.getTime() ?? Infinity)),
    accessKeyId: who.accessKey?.id ?? null,
  });
  // A script's login does not count as the user's last login.
  if (who.method === 'key') return `${who.roleId}.${secret}`;
  await db
    .update(users)
    .set({ lastLoginAt: now, lastLoginMethod: who.method })
    .where(eq(users.id, who.userId));
  return `${who.roleId}.${secret}`;
}

interface Found {
  readonly sessionId: string;
  lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly userId: string;
  readonly name: string;
  readonly companyId: string | null;
  readonly passwordExpiresAt: Date | null;
  readonly accessKey: AccessKeyScope | null;
}

/** An active session of a user who has this role and may log in. */
async function findSession(db: Db, which: SQL, roleId: RoleId): Promise<Found | undefined> {
  const his = db.select({ roleId: userRoles.roleId }).from(userRoles);
  const owned =
    roleId === roles.unchosen
      ? notExists(his.where(eq(userRoles.userId, users.id)))
      : exists(his.where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId))));
  const ofItsKey = or(isNull(sessions.accessKeyId), eq(accessKeys.roleId, roleId));
  const [found] = await db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      name: users.name,
      companyId: users.companyId,
      passwordExpiresAt: users.passwordExpiresAt,
      accessKey: {
        id: accessKeys.id,
        name: accessKeys.name,
        groups: accessKeys.groups,
        readOnly: accessKeys.readOnly,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(accessKeys, eq(accessKeys.id, sessions.accessKeyId))
    // A script acts in the role of its key, whatever other roles its issuer has.
    .where(and(which, owned, ofItsKey, isNull(sessions.endedAt), eq(users.disabled, false)));
  return found;
}

/** The session for this call: null if it has expired. */
async function sessionNow(services: Services, found: Found, roleId: RoleId): Promise<Session | null> {
  const now = services.clock();
  const idle = now.getTime() - found.lastSeenAt.getTime();
  // Absolute value: a last use in the future was written by a clock that has been put back since, and would
  // prolong the session.
  if (found.expiresAt <= now || Math.abs(idle) >= idleMs) return null;
  if (idle > touchEveryMs) {
    found.lastSeenAt = now;
    await services.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, found.sessionId));
  }
  const { sessionId, userId, name, companyId, passwordExpiresAt, accessKey } = found;
  const mustChangePassword = passwordExpiresAt !== null;
  const permissions = await permissionsOf(services, roleId);
  return {
    sessionId,
    userId,
    roleId,
    companyId,
    name,
    permissions,
    mustChangePassword,
    ...(accessKey ? { accessKey } : {}),
  };
}

const kept = new WeakMap<Services, Kept<Found | undefined>>();

/**
 * The session of a token, or null if it is unknown or expired, or names a role that its user does not have. A
 * page makes several calls at once: the database's answer is cached until a session, a user or his roles
 * change anywhere.
 */
export async function readSession(services: Services, token: string): Promise<Session | null> {
  const match = /^(\d{1,4})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match?.[1] || !match[2]) return null;
  const [roleId, secretHash] = [Number(match[1]) as RoleId, hashOf(match[2])];
  const here = kept.get(services) ?? new Kept<Found | undefined>(services.changes, 'sessions');
  kept.set(services, here);
  const found = await here.get(`${roleId}.${secretHash}`, () =>
    findSession(services.db, eq(sessions.secretHash, secretHash), roleId),
  );
  return found ? sessionNow(services, found, roleId) : null;
}

/** The session with this id, as `readSession` returns it: for tokens that belong to a session. */
export async function sessionById(services: Services, id: string, roleId: RoleId): Promise<Session | null> {
  const found = await findSession(services.db, eq(sessions.id, id), roleId);
  return found ? sessionNow(services, found, roleId) : null;
}

/**
 * True if a link or code is still valid: it ends with the session that made it, and when the password or the
 * phone changes.
 */
export async function linkLives(
  { db, clock }: Services,
  link: { readonly sessionId: string; readonly createdAt: Date },
): Promise<boolean> {
  const now = clock();
  const [alive] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, link.sessionId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
        eq(users.disabled, false),
        or(isNull(users.linksVoidAt), lt(users.linksVoidAt, link.createdAt)),
      ),
    );
  return alive !== undefined;
}

/** Ends a session; ending an ended one changes nothing. */
export async function endSession(services: Services, sessionId: string): Promise<void> {
  await services.db
    .update(sessions)
    .set({ endedAt: services.clock() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/**
 * Ends all sessions of a user, optionally except one, and every link that he has made. Pass the transaction
 * of the change that requires it.
 */
export async function endSessionsOf(db: Db, now: Date, userId: string, except?: string): Promise<void> {
  await db.update(users).set({ linksVoidAt: now }).where(eq(users.id, userId));
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}
