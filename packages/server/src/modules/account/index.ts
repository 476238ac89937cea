import type { account } from '@ca-portal/api/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { smsChoices, userRoles, users } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import {
  namesOfPosts,
  roleNames,
  numberUsers,
  officeUserRows,
  sysUserOf,
} from '../../services/administration/index.js';
import { guardMailbox } from '../../services/people/index.js';
import { keepUpload } from '../../services/files/index.js';
import { changePassword } from './change-password.js';
import { endOwnSession, ownSessions } from './own-sessions.js';

const portraitPath = (fileName: string): string => `/common/avatar/${fileName}`;
const portraitTypes: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg' };

export const accountHandlers: Handlers<typeof account> = {
  async profile(_, context) {
    const { userId } = sessionOf(context);
    const { db } = context.services;
    const mine = () => officeUserRows(db).where(eq(users.id, userId));
    let [row] = await mine();
    if (!row) {
      await numberUsers(db);
      [row] = await mine();
    }
    if (!row) throw new PortalError('unauthorized');
    const owned = await db
      .select({ roleId: userRoles.roleId })
      .from(userRoles)
      .where(eq(userRoles.userId, userId))
      .orderBy(userRoles.roleId);
    const nameOf = await roleNames(context.services);
    return {
      data: sysUserOf(row, false),
      roleGroup: owned.map(({ roleId }) => nameOf(roleId)).join(','),
      postGroup: await namesOfPosts(db, userId),
    };
  },

  async smsChoices(_, context) {
    const [row] = await context.services.db
      .select({ off: smsChoices.off, mail: smsChoices.mail, email: users.email })
      .from(users)
      .leftJoin(smsChoices, eq(smsChoices.userId, users.id))
      .where(eq(users.id, sessionOf(context).userId));
    return { off: row?.off ?? [], mail: row?.mail ?? [], email: row?.email ?? '' };
  },

  async chooseSms({ body }, context) {
    const { userId } = sessionOf(context);
    const off = [...new Set(body.off)];
    const mail = body.mail && [...new Set(body.mail)];
    await context.services.db.transaction(async (tx) => {
      if (mail && mail.length > 0) {
        const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
        if (!user?.email) throw new InvalidInput([{ field: 'mail', message: '请先在个人资料中填写邮箱' }]);
      }
      await tx
        .insert(smsChoices)
        .values({ userId, off, ...(mail ? { mail } : {}) })
        .onConflictDoUpdate({ target: smsChoices.userId, set: { off, ...(mail ? { mail } : {}) } });
      await recordAudit(tx, context, {
        action: 'user.update',
        subjectType: 'user',
        subjectId: userId,
        details: { off, ...(mail ? { mail } : {}) },
      });
    });
    return null;
  },

  /** The display name differs from the verified name, which certificates use. */
  async updateProfile({ body }, context) {
    const { userId } = sessionOf(context);
    await context.services.db.transaction(async (tx) => {
      const [held] = await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      guardMailbox(context.services, held?.email ?? '', body.email);
      await tx.update(users).set(body).where(eq(users.id, userId));
      await recordAudit(tx, context, {
        action: 'user.profile.update',
        subjectType: 'user',
        subjectId: userId,
        details: { fields: Object.keys(body) },
      });
    });
    return null;
  },

  async avatar({ file }, context) {
    const { userId, companyId } = sessionOf(context);
    const kept = await keepUpload(file, { userId, companyId }, context);
    const imgUrl = portraitPath(`${kept.id}.${kept.extension}`);
    await context.services.db.update(users).set({ avatar: imgUrl }).where(eq(users.id, userId));
    return { imgUrl };
  },

  /** Only names that accounts use, or an attachment could be fetched by its name. */
  async portrait({ params: { fileName } }, { services: { db, files } }) {
    const shown = await db.$count(users, eq(users.avatar, portraitPath(fileName)));
    const content = shown > 0 ? await files.get(fileName) : undefined;
    if (!content) throw new PortalError('notFound');
    const extension = fileName.slice(fileName.lastIndexOf('.') + 1);
    const type = portraitTypes[extension] ?? '';
    return { fileName: `avatar.${extension}`, content: new Blob([new Uint8Array(content)], { type }) };
  },

  async updatePassword({ query }, context) {
    await changePassword(query, context);
    return null;
  },

  sessions: (_, context) => ownSessions(context),
  async endSession({ params }, context) {
    await endOwnSession(params.sessionId, context);
    return null;
  },
};
