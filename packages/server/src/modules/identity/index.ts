import type { identity } from '@ca-portal/api/contract';
import { desc, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { pageOf } from '../../db/paging.js';
import { roleApplications, sessions, userRoles, users } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import { roleNames } from '../../services/administration/index.js';
import { companyRoles, maskedPerson, personRecord, openSession } from '../../services/session/index.js';
import { applicationView, applyForRole, withdrawApplication } from '../../services/people/index.js';

export const identityHandlers: Handlers<typeof identity> = {
  async roles(_, context) {
    const session = sessionOf(context);
    const { company } = await personRecord(context);
    const owned = await context.services.db
      .select({ roleId: userRoles.roleId })
      .from(userRoles)
      .where(eq(userRoles.userId, session.userId))
      .orderBy(userRoles.roleId);
    const nameOf = await roleNames(context.services);
    return owned.map(({ roleId }) => ({
      roleId,
      roleName: nameOf(roleId),
      companyName: companyRoles.includes(roleId) ? (company?.name ?? '') : '',
      current: roleId === session.roleId,
    }));
  },

  async byRole({ query: { roleId } }, context) {
    const { userId } = sessionOf(context);
    const owned = await context.services.db.select().from(userRoles).where(eq(userRoles.userId, userId));
    if (!owned.some((row) => row.roleId === roleId)) throw new PortalError('roleNotOwned');
    return maskedPerson(await personRecord(context), roleId, await roleNames(context.services));
  },

  /**
   * The token contains the role, so a new role needs a new token; the token without a role ends by itself.
   */
  async choose({ body: { roleId } }, context) {
    const { userId, sessionId } = sessionOf(context);
    const { db, clock } = context.services;
    const now = clock();
    const token = await db.transaction(async (tx) => {
      // The row lock lets only one of two choices through.
      const [user] = await tx
        .select({ companyId: users.companyId })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      // Company members get their company roles from the administrator.
      if (user?.companyId && companyRoles.includes(roleId)) throw new PortalError('forbidden');
      if ((await tx.$count(userRoles, eq(userRoles.userId, userId))) > 0) throw new PortalError('roleChosen');
      await tx.insert(userRoles).values({ userId, roleId, createdAt: now });
      await recordAudit(tx, context, {
        action: 'role.choose',
        subjectType: 'user',
        subjectId: userId,
        details: { roleId },
      });
      const [before] = await tx
        .update(sessions)
        .set({ endedAt: now })
        .where(eq(sessions.id, sessionId))
        .returning();
      return openSession(tx, now, { userId, roleId, method: before?.method ?? 'password' });
    });
    return { token };
  },

  async applications({ query }, context) {
    const { db } = context.services;
    const own = eq(roleApplications.userId, sessionOf(context).userId);
    const { rows, total } = await pageOf(
      db,
      roleApplications,
      { where: own, orderBy: [desc(roleApplications.id)] },
      query,
    );
    return { rows: rows.map(applicationView), total };
  },
  apply: ({ body }, context) => applyForRole(body, context),
  withdraw: ({ params }, context) => withdrawApplication(params.id, context),
};
