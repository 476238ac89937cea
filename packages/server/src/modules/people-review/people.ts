import type { InputOf, peopleReview, PersonalRecord, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing, roleLabel } from '@ca-portal/api/domain';
import { and, eq, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { likePattern } from '../../db/like-pattern.js';
import { offsetOf } from '../../db/paging.js';
import { companies, personalRecords, userRoles, users, type PersonalFile } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { spendClaim } from '../../services/claims/index.js';
import { tell } from '../../services/messages/index.js';
import { maskIdNumber, maskPhone } from '../../kernel/mask.js';
import { completenessOf, emptyFields, fieldsOf, linkedFiles } from '../../services/personal/index.js';
import { rejectionOf } from './rejection.js';

type Person = ResultOf<typeof peopleReview.decidePerson>;
type Decision = InputOf<typeof peopleReview.decidePerson>['body'];

async function load(db: Db, where: SQL | undefined, page?: { page: number; limit: number }) {
  const query = db
    .select({ user: users, record: personalRecords, companyName: companies.name })
    .from(users)
    .innerJoin(personalRecords, eq(personalRecords.userId, users.id))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(where)
    .orderBy(sql`(${personalRecords.review} = '1') desc`, users.createdAt, users.id)
    .$dynamic();
  const found = await (page ? query.limit(page.limit).offset(offsetOf(page)) : query);
  const ids = found.map(({ user }) => user.id);
  const owned =
    ids.length > 0
      ? await db.select().from(userRoles).where(inArray(userRoles.userId, ids)).orderBy(userRoles.roleId)
      : [];
  return found.map((row) => ({
    ...row,
    roleIds: owned.filter(({ userId }) => userId === row.user.id).map(({ roleId }) => roleId),
  }));
}
type Row = Awaited<ReturnType<typeof load>>[number];

const view = (row: Row): Person => ({
  userGuid: row.user.id,
  name: row.user.name,
  phone: maskPhone(row.user.phone),
  idNumber: maskIdNumber(row.user.idNumber),
  companyName: row.companyName ?? '',
  roleNames: row.roleIds.map(roleLabel),
  completeness: completenessOf(row).percent,
  review: row.record.review,
  submittedAt: row.record.submittedAt && formatBeijing(row.record.submittedAt),
});

async function one(db: Db, userId: string): Promise<Row> {
  const [row] = await load(db, eq(users.id, userId));
  if (!row) throw new PortalError('notFound');
  return row;
}

/** People with the state of their record; records that wait for a decision first. */
export async function listPeople(
  query: InputOf<typeof peopleReview.people>['query'],
  { services: { db } }: CallContext,
) {
  const { keyword, review } = query;
  const where = and(
    eq(users.disabled, false),
    review ? eq(personalRecords.review, review) : undefined,
    keyword ? or(ilike(users.name, likePattern(keyword)), eq(users.phone, keyword)) : undefined,
  );
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(users)
    .innerJoin(personalRecords, eq(personalRecords.userId, users.id))
    .where(where);
  return { rows: (await load(db, where, query)).map(view), total: counted?.total ?? 0 };
}

/** One person with attachments; the view is recorded in the audit log. */
export async function personDetail(userGuid: string, context: CallContext) {
  const { db } = context.services;
  const row = await one(db, userGuid);
  await recordAudit(db, context, { action: 'user.record.view', subjectType: 'user', subjectId: userGuid });
  return {
    ...view(row),
    email: row.user.email,
    fields: {
      ...emptyFields,
      ...fieldsOf(row.user, row.record),
      idNumber: maskIdNumber(fieldsOf(row.user, row.record)['idNumber'] ?? ''),
    } as PersonalRecord['fields'],
    roleIds: row.roleIds,
    files: await linkedFiles<PersonalFile['kind']>(db, row.record.files),
  };
}

/** Approves a submitted record or sends it back; the second of two reviewers is told that it is decided. */
export async function decidePerson(
  userGuid: string,
  decision: Decision,
  context: CallContext,
): Promise<Person> {
  const { db, clock } = context.services;
  const { userId: decidedBy } = sessionOf(context);
  // Nobody approves his own record.
  if (userGuid === decidedBy) throw new PortalError('forbidden');
  const now = clock();
  return db.transaction(async (tx) => {
    await spendClaim(tx, 'people', userGuid, context);
    const decided = await tx
      .update(personalRecords)
      .set({
        review: decision.approve ? '2' : '3',
        rejection: decision.approve ? [] : rejectionOf(decision),
        decidedAt: now,
        decidedBy,
      })
      .where(
        and(
          eq(personalRecords.userId, userGuid),
          eq(personalRecords.review, '1'),
          ne(personalRecords.userId, decidedBy),
        ),
      )
      .returning({ userId: personalRecords.userId });
    if (decided.length === 0) throw new PortalError('recordNotWaiting');
    await tell(tx, now, {
      code: decision.approve ? 'person.passed' : 'person.refused',
      to: [userGuid],
      values: { 说明: decision.approve ? '' : decision.reason },
      link: '/core/personal?record=1',
      key: `person:${userGuid}:${now.getTime()}`,
    });
    await recordAudit(tx, context, {
      action: decision.approve ? 'user.record.pass' : 'user.record.reject',
      subjectType: 'user',
      subjectId: userGuid,
    });
    return view(await one(tx, userGuid));
  });
}
