import { roleLabels, roles, type RoleId } from '@ca-portal/api/domain';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import * as t from '../db/schema/index.js';
import {
  demoDepartments,
  demoDictionaries,
  demoOfficeNotices,
  demoParameters,
  demoPosts,
} from './administration-tables.js';
import { builtInCodes, codeRows } from './codes.js';
import { seedMenus } from './menus.js';
import { demoPlatforms } from './shop.js';

const createdBy = '系统';

async function seedRoles(db: Db, now: Date): Promise<void> {
  const names = Object.fromEntries(Object.entries(roles).map(([key, id]) => [id, key]));
  const ids = Object.keys(roleLabels).map((id) => Number(id) as RoleId);
  await db
    .insert(t.sysRoles)
    .values(
      ids.map((id, index) => ({
        id,
        name: roleLabels[id],
        key: names[id] ?? String(id),
        position: index,
        dataScope: id > 100 ? ('1' as const) : ('5' as const),
        builtIn: true,
        createdBy,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
  await seedMenus(db, now, createdBy, ids);
}

async function seedDictionaries(db: Db, now: Date): Promise<void> {
  if ((await db.$count(t.dictionaryTypes)) > 0) return;
  await db.insert(t.dictionaryTypes).values(
    demoDictionaries.map(({ name, type, list, remark }, index) => ({
      id: index + 1,
      name,
      type,
      list,
      remark: remark ?? '',
      createdBy,
      createdAt: now,
    })),
  );
  const items = demoDictionaries.flatMap(({ list, items: own = [] }) =>
    own.map(([codeNumber, codeContent, listClass = ''], index) => ({
      type: list,
      codeNumber,
      codeContent,
      listClass,
      position: index + 1,
      isDefault: index === 0,
      createdBy,
      createdAt: now,
    })),
  );
  await db.insert(t.codeItems).values(items);
}

/** A list with any item, even a removed one, was created before and belongs to the administrator. */
async function seedBuiltInCodes(db: Db, now: Date): Promise<void> {
  const had = await db.selectDistinct({ type: t.codeItems.type }).from(t.codeItems);
  const rows = codeRows(builtInCodes, now).filter(({ type }) => !had.some((one) => one.type === type));
  if (rows.length > 0) await db.insert(t.codeItems).values(rows);
}

/**
 * What every installation needs before anybody can log in: roles with their menus, dictionaries, the
 * platform's own code lists, parameters. Existing data stay unchanged, so each start may call it.
 */
export async function seedFoundations(db: Db, now: Date): Promise<void> {
  await seedRoles(db, now);
  await seedDictionaries(db, now);
  await seedBuiltInCodes(db, now);
  await db
    .insert(t.parameters)
    .values(
      demoParameters.map((parameter, index) => ({ id: index + 1, ...parameter, createdBy, createdAt: now })),
    )
    .onConflictDoNothing();
}

/** The office of the sample data: departments, their staff, notices, a trial of a provider. */
export async function seedOffice(db: Db, now: Date): Promise<void> {
  await db
    .insert(t.departments)
    .values(demoDepartments.map((department) => ({ ...department, createdBy, createdAt: now })));
  await db.insert(t.posts).values(demoPosts.map((post) => ({ ...post, createdBy, createdAt: now })));
  const people = await db
    .select({ id: t.users.id, username: t.users.username, roleId: t.userRoles.roleId })
    .from(t.users)
    .innerJoin(t.userRoles, eq(t.userRoles.userId, t.users.id))
    .orderBy(asc(t.users.createdAt), asc(t.users.username));
  const administrator = people.find((one) => one.roleId === roles.platformAdministrator);
  const others = [...new Map(people.map((one) => [one.id, one])).values()].filter(
    (one) => one.id !== administrator?.id,
  );
  // The API family treats user 1 as the super administrator.
  await db.insert(t.officeUsers).values([
    ...(administrator ? [{ userNumber: 1, userId: administrator.id, departmentId: 100, createdBy }] : []),
    ...others.map((one, index) => ({
      userNumber: index + 2,
      userId: one.id,
      departmentId: one.roleId === roles.reviewer ? 102 : null,
      createdBy,
    })),
  ]);
  await db.insert(t.officeNotices).values(
    demoOfficeNotices.map(({ daysAgo, ...notice }) => ({
      ...notice,
      createdBy: '系统管理员',
      createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
    })),
  );
  await db.insert(t.providers).values({ code: 'F04', onTrial: true });
  await db
    .insert(t.providerPlatforms)
    .values(demoPlatforms.map((platformCode) => ({ providerCode: 'F04', platformCode })));
  await db.insert(t.productProviders).values({ productId: 'lock-personal', providerCode: 'F04' });
  await db.insert(t.codeItems).values({
    type: 2,
    codeNumber: 'F04',
    codeContent: '试点服务商（示例）',
    createdBy,
    createdAt: now,
  });
  await db.insert(t.providerGrants).values({
    username: 'qiye',
    providerCode: 'F04',
    reason: '试点单位，由运营服务部安排',
    createdBy: '系统管理员',
    createdAt: now,
  });
}
