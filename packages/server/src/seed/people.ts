import { randomUUID } from 'node:crypto';
import { invitationDays, roles } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import * as t from '../db/schema/index.js';
import { demoAccounts } from './accounts.js';
import { demoCompanies, demoIdNumber, demoPeople } from './people-tables.js';

const dayMs = 86_400_000;

interface Person {
  readonly id: string;
  readonly username: string;
  readonly roleIds: readonly number[];
  readonly name: string;
  readonly phone: string;
  readonly idNumber: string;
  readonly email: string;
  readonly company: number;
  readonly verification: number;
}

/** Everybody, starting with the printed accounts. */
const everybody = (): Person[] => [
  ...demoAccounts.map(({ username, roleId, name, phone, idNumber, email, inCompany }) => ({
    id: randomUUID(),
    username,
    roleIds: [roleId],
    name,
    phone,
    idNumber,
    email,
    company: inCompany ? 0 : -1,
    verification: idNumber ? 2 : 1,
  })),
  ...demoPeople.map(({ born, ...one }, index) => ({
    ...one,
    id: randomUUID(),
    idNumber: demoIdNumber(born, index + 101),
  })),
];

/** Company records; the last one is only started. */
async function seedCompanyRecords(db: Db, now: Date, ids: readonly string[]): Promise<void> {
  await db.insert(t.companyRecords).values(
    demoCompanies.map((company, index) => ({
      companyId: ids[index] ?? '',
      version: company.review === '0' ? 1 : 6,
      basics: {
        companyName: company.name,
        creditCode: company.creditCode,
        kind: company.kind,
        foundedOn: company.foundedOn,
        operatesUntil: '',
        registeredCapital: company.capital,
        address: company.address,
        region: company.region,
        scope: company.scope,
        codeConfirmed: false,
      },
      people: {
        representativeName: company.legalRepresentative,
        representativeIdKind: 'idCard',
        // A representative with an account is the same person.
        representativeIdNumber:
          demoAccounts.find(({ name }) => name === company.legalRepresentative)?.idNumber ??
          demoIdNumber('19680512', index + 1),
        representativePhone: `1390020000${index + 1}`,
      },
      savedAt: new Date(now.getTime() - 30 * dayMs),
      submittedAt: company.review === '0' ? null : new Date(now.getTime() - 30 * dayMs),
    })),
  );
}

/** Requests that wait for the administrator and for the office, and answered ones. */
async function seedRequests(db: Db, now: Date, ids: readonly string[], people: readonly Person[]) {
  const idOf = (username: string): string => {
    const found = people.find((one) => one.username === username);
    if (!found) throw new Error(`no demo person ${username}`);
    return found.id;
  };
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const [company = '', consultants = ''] = ids;
  const administrator = idOf('qiye');
  await db.insert(t.joinRequests).values([
    {
      userId: idOf('xinren03'),
      companyId: company,
      roleId: roles.costEngineer,
      remark: '注册证书正在变更',
      state: 'rejected',
      reason: '请先完成注册单位变更后再申请',
      createdAt: ago(20),
      decidedAt: ago(19),
      decidedBy: administrator,
    },
    {
      userId: idOf('xinren01'),
      companyId: company,
      roleId: roles.projectLeader,
      remark: '新入职，项目二部',
      createdAt: ago(2),
    },
    {
      userId: idOf('xinren02'),
      companyId: company,
      roleId: roles.projectLeader,
      remark: '新入职',
      createdAt: ago(1),
    },
  ]);
  const sent = (token: string, days: number) => ({
    companyId: company,
    inviterId: administrator,
    token: Buffer.from(`demo-invitation-${token}`).toString('base64url'),
    createdAt: ago(days),
    expiresAt: ago(days - invitationDays),
  });
  await db.insert(t.invitations).values([
    {
      ...sent('accepted', 40),
      name: '赵示范',
      phone: '13900100001',
      roleId: roles.projectLeader,
      state: 'accepted',
      answeredAt: ago(39),
      answeredBy: idOf('yuangong01'),
    },
    { ...sent('expired', 12), name: '许演示', phone: '13900300001', roleId: roles.projectLeader },
    { ...sent('waiting', 1), name: '何样例', phone: '13900300002', roleId: roles.costEngineer },
    { ...sent('open-link', 1), roleId: roles.projectLeader },
  ]);
  const application = (username: string, index: number, role: '1' | '2' | '3', days: number) => ({
    userId: idOf(username),
    companyName: demoCompanies[index]?.name ?? '',
    creditCode: demoCompanies[index]?.creditCode ?? '',
    role,
    createdAt: ago(days),
  });
  const decided = { decidedAt: ago(8), decidedBy: idOf('shenhe1') };
  await db
    .insert(t.roleApplications)
    .values([
      { ...application('yuangong09', 0, '3', 9), ...decided, state: 'approved' },
      { ...application('xinren03', 1, '2', 9), ...decided, state: 'rejected', reason: '授权书未加盖公章' },
      { ...application('xinren01', 0, '3', 2) },
      { ...application('ziranren', 1, '2', 1) },
    ]);
  await db.insert(t.memberships).values({
    userId: idOf('ziranren'),
    companyId: consultants,
    joinedAt: ago(400),
    leftAt: ago(60),
    leftReason: '离职',
  });
}

/**
 * Four companies and people in every role. All have one password, and so one hash: a slow hash for each would
 * delay every start and every test.
 */
export async function seedPeople(db: Db, now: Date, passwordHash: string): Promise<void> {
  const ids = demoCompanies.map(() => randomUUID());
  const people = everybody();
  // Joined long enough ago to have certificates, and each on another day, so that lists have a defined order.
  const joined = (index: number) => new Date(now.getTime() - (400 - index) * dayMs);
  await db.insert(t.companies).values(
    demoCompanies.map(({ name, creditCode, legalRepresentative, review }, index) => ({
      id: ids[index] ?? '',
      name,
      creditCode,
      legalRepresentative,
      review: review === '0' ? ('2' as const) : review,
      draftReview: review,
      createdAt: joined(0),
    })),
  );
  await db.insert(t.users).values(
    people.map(({ id, username, name, phone, idNumber, email, company }, index) => ({
      id,
      username,
      name,
      phone,
      idNumber,
      email,
      passwordHash,
      companyId: ids[company] ?? null,
      createdAt: joined(index),
    })),
  );
  await db
    .insert(t.userRoles)
    .values(
      people.flatMap(({ id, roleIds }, index) =>
        roleIds.map((roleId) => ({ userId: id, roleId, createdAt: joined(index) })),
      ),
    );
  await db
    .insert(t.memberships)
    .values(
      people.flatMap(({ id, company }, index) =>
        company < 0 ? [] : [{ userId: id, companyId: ids[company] ?? '', joinedAt: joined(index) }],
      ),
    );
  await db.insert(t.personalRecords).values(
    people
      .filter(({ idNumber }) => idNumber !== '')
      .map(({ id, verification }) => ({
        userId: id,
        version: 1,
        fields: { ethnicity: '汉族', address: '{province}{city}市示例区' },
        verification,
        savedAt: now,
      })),
  );
  for (const [index, companyId] of ids.entries()) {
    const head = people.find((one) => one.company === index && one.roleIds.includes(5));
    if (head)
      await db.update(t.companies).set({ administratorId: head.id }).where(eq(t.companies.id, companyId));
  }
  await seedCompanyRecords(db, now, ids);
  await seedRequests(db, now, ids, people);
}
