import { randomBytes } from 'node:crypto';
import { invitationDays, invitationState, type InvitationState } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { companies, invitations, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { tell } from '../messages/index.js';
import { joinCompany } from '../session/index.js';
import { askToJoin } from './join-request.js';

export type InvitationRow = typeof invitations.$inferSelect;

export const invitationLink = (token: string): string => `/invitation/${token}`;

/** Fields of every new invitation: an unguessable token, and seven days. */
export const freshInvitation = (now: Date) => ({
  token: randomBytes(18).toString('base64url'),
  createdAt: now,
  expiresAt: new Date(now.getTime() + invitationDays * 86_400_000),
});

/** The invitation for a token, with company and inviter; an unknown token answers like a closed company. */
export async function invitationOf({ services: { db, clock } }: CallContext, token: string) {
  const [found] = await db
    .select({ invitation: invitations, company: companies, inviter: users.name })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(eq(invitations.token, token));
  if (!found) throw new PortalError('invitationInvalid');
  const { state, expiresAt } = found.invitation;
  return { ...found, state: invitationState(state, expiresAt, clock()) };
}

/**
 * Answers an invitation. One to a phone is only for the account with that phone, and accepting it joins the
 * company. A link is for anybody: accepting creates a request that the administrator decides, and the link
 * stays valid for others.
 */
export async function answerInvitation(
  token: string,
  accept: boolean,
  context: CallContext,
): Promise<InvitationState> {
  const { db, clock } = context.services;
  const { userId, name } = sessionOf(context);
  const { invitation, company, state } = await invitationOf(context, token);
  if (state !== 'waiting') throw new PortalError('invitationInvalid');
  if (invitation.phone === '') {
    if (!accept) return 'declined';
    await askToJoin(company, { roleId: invitation.roleId, remark: '通过邀请链接申请' }, context);
    return 'waiting';
  }
  const now = clock();
  const answer = accept ? 'accepted' : 'declined';
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
    if (user?.phone !== invitation.phone) throw new PortalError('invitationForOther');
    const [held] = await tx
      .select({ state: invitations.state })
      .from(invitations)
      .where(eq(invitations.id, invitation.id))
      .for('update');
    if (held?.state !== 'waiting') throw new PortalError('invitationInvalid');
    if (accept) await joinCompany(tx, now, { userId, companyId: company.id, roleId: invitation.roleId });
    await tx
      .update(invitations)
      .set({ state: answer, answeredAt: now, answeredBy: userId })
      .where(eq(invitations.id, invitation.id));
    await tell(tx, now, {
      code: accept ? 'invitation.accepted' : 'invitation.declined',
      to: [invitation.inviterId],
      values: { 姓名: name, 企业: company.name },
      link: '/core/personnel',
      key: `invitation:${invitation.id}`,
    });
    await recordAudit(tx, context, {
      action: accept ? 'company.join' : 'company.declineInvitation',
      subjectType: 'company',
      subjectId: company.id,
      details: { invitation: invitation.id, roleId: invitation.roleId },
    });
  });
  return answer;
}
