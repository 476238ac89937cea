import type { personnel } from '@ca-portal/api/contract';
import type { InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing, invitationState, isOpen, roleLabel } from '@ca-portal/api/domain';
import { and, desc, eq, gt, inArray, lte, ne, or, type SQL } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/paging.js';
import { companies, invitations, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  freshInvitation,
  invitationLink,
  type InvitationRow,
  ownCompany,
} from '../../services/people/index.js';
import { maskPhone } from '../../kernel/mask.js';
import { phoneTexts, tellPhone } from '../../services/phone-texts/index.js';

type People = InputOf<typeof personnel.invite>['body']['people'];
type Results = ResultOf<typeof personnel.invite>;
type Invitation = ResultOf<typeof personnel.inviteLink>;

/**
 * Limit of invitations per day from one company to one phone, so that withdrawing and resending cannot be
 * abused.
 */
const perDay = 3;
/**
 * Limit of invitations by text message per day from one company to all phones. Anybody can register a company with
 * a well-formed code, so one that nobody has approved may send few.
 */
const perCompanyAndDay = { approved: 200, unapproved: 20 } as const;
const dayMs = 86_400_000;

/** Refuses invitations beyond the company's limit; the lock makes simultaneous calls count one after another. */
async function demandQuota(tx: Db, companyId: string, count: number, now: Date): Promise<void> {
  const [company] = await tx
    .select({ review: companies.review })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  const most = perCompanyAndDay[company?.review === '2' ? 'approved' : 'unapproved'];
  const sent = await tx.$count(
    invitations,
    and(
      eq(invitations.companyId, companyId),
      // Links for anybody are not sent.
      ne(invitations.phone, ''),
      gt(invitations.createdAt, new Date(now.getTime() - dayMs)),
    ),
  );
  if (sent + count > most) throw new PortalError('invitationLimit', { most, left: Math.max(0, most - sent) });
}

export const invitationView = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  name: row.name,
  phone: maskPhone(row.phone),
  roleId: row.roleId,
  state: invitationState(row.state, row.expiresAt, now),
  link: invitationLink(row.token),
  expiresAt: formatBeijing(row.expiresAt),
});

/** Why people cannot be invited, by phone; the facts are read once for all rows. */
async function hindrances(context: CallContext, companyId: string, people: People) {
  const { db, clock } = context.services;
  const now = clock();
  const phones = people.map(({ phone }) => phone);
  const staff = await db
    .select({ phone: users.phone })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.phone, phones)));
  const sent = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.phone, phones),
        gt(invitations.expiresAt, now),
      ),
    );
  const dayAgo = now.getTime() - dayMs;
  return (phone: string, index: number): string => {
    if (phones.indexOf(phone) < index) return '名单中有重复的手机号';
    if (staff.some((one) => one.phone === phone)) return '已是本企业员工';
    const his = sent.filter((one) => one.phone === phone);
    if (his.some(({ state }) => isOpen(state))) return '已邀请过，正在等待对方接受';
    const today = his.filter(({ createdAt }) => createdAt.getTime() > dayAgo).length;
    return today >= perDay ? '今天已多次邀请该手机号，请明天再试' : '';
  };
}

/** Invites up to 200 people by phone; a row that cannot be invited gets a reason and stops no other. */
export async function invitePeople(people: People, context: CallContext): Promise<Results> {
  const { services } = context;
  const { userId } = sessionOf(context);
  const company = await ownCompany(context);
  const now = services.clock();
  const reasonFor = await hindrances(context, company.id, people);
  const rows = people.map((person, index) => ({ person, reason: reasonFor(person.phone, index) }));
  const wanted = rows.filter(({ reason }) => reason === '').map(({ person }) => person);
  const made = await services.db.transaction(async (tx) => {
    // Expired ones would block new ones by the unique index.
    await tx
      .update(invitations)
      .set({ state: 'expired' })
      .where(
        and(
          eq(invitations.companyId, company.id),
          eq(invitations.state, 'waiting'),
          lte(invitations.expiresAt, now),
        ),
      );
    if (wanted.length === 0) return [];
    await demandQuota(tx, company.id, wanted.length, now);
    const inserted = await tx
      .insert(invitations)
      .values(
        wanted.map((person) => ({
          companyId: company.id,
          inviterId: userId,
          ...person,
          ...freshInvitation(now),
        })),
      )
      // A simultaneous invitation: the unique index keeps the first.
      .onConflictDoNothing()
      .returning();
    await recordAudit(tx, context, {
      action: 'personnel.invite',
      subjectType: 'company',
      subjectId: company.id,
      details: { invitations: inserted.map(({ id }) => id) },
    });
    return inserted;
  });
  for (const row of made) {
    const link = `${services.config.publicUrl}${invitationLink(row.token)}`;
    await tellPhone(services, row.phone, phoneTexts.invitation(company.name, roleLabel(row.roleId), link));
  }
  return rows.map(({ person: { phone }, reason }) => {
    const row = reason === '' ? made.find((one) => one.phone === phone) : undefined;
    return {
      phone: maskPhone(phone),
      invited: row !== undefined,
      reason: row ? '' : reason || '已邀请过，正在等待对方接受',
      link: row ? invitationLink(row.token) : '',
    };
  });
}

/** A link for a role that anybody may use; the request still needs approval. */
export async function makeInviteLink(roleId: number, context: CallContext): Promise<Invitation> {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const now = clock();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(invitations)
      .values({
        companyId: company.id,
        inviterId: sessionOf(context).userId,
        roleId,
        ...freshInvitation(now),
      })
      .returning();
    if (!row) throw new Error('an inserted invitation came back empty');
    await recordAudit(tx, context, {
      action: 'personnel.inviteLink',
      subjectType: 'company',
      subjectId: company.id,
      details: { invitation: row.id, roleId },
    });
    return invitationView(row, now);
  });
}

/** Filters by the stored state, except for `expired`, which depends on the time. */
function inState(state: InvitationRow['state'] | undefined, now: Date): SQL | undefined {
  if (!state) return undefined;
  const waiting = eq(invitations.state, 'waiting');
  if (state === 'waiting') return and(waiting, gt(invitations.expiresAt, now));
  if (state !== 'expired') return eq(invitations.state, state);
  // Expired: either stored already, or only by time.
  return or(eq(invitations.state, 'expired'), and(waiting, lte(invitations.expiresAt, now)));
}

export async function listInvitations(
  query: InputOf<typeof personnel.invitations>['query'],
  context: CallContext,
) {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const now = clock();
  const where = and(eq(invitations.companyId, company.id), inState(query.state, now));
  const { rows, total } = await pageOf(db, invitations, { where, orderBy: [desc(invitations.id)] }, query);
  return { rows: rows.map((row) => invitationView(row, now)), total };
}

/** Withdraws an invitation; its link no longer works. */
export async function withdrawInvitation(id: number, context: CallContext): Promise<Invitation> {
  const { db, clock } = context.services;
  const company = await ownCompany(context);
  const now = clock();
  return db.transaction(async (tx) => {
    const own = and(eq(invitations.id, id), eq(invitations.companyId, company.id));
    const [row] = await tx.select().from(invitations).where(own).for('update');
    if (!row) throw new PortalError('notFound');
    if (invitationState(row.state, row.expiresAt, now) !== 'waiting') {
      throw new PortalError('invitationInvalid');
    }
    await tx.update(invitations).set({ state: 'withdrawn', answeredAt: now }).where(own);
    await recordAudit(tx, context, {
      action: 'personnel.withdrawInvitation',
      subjectType: 'company',
      subjectId: company.id,
      details: { invitation: id },
    });
    return invitationView({ ...row, state: 'withdrawn' }, now);
  });
}
