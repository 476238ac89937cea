import type { InputOf, ResultOf, systemUsers } from '@ca-portal/api/contract';
import {
  accountNameKey,
  checkEmail,
  checkMobile,
  checkPersonName,
  checkUsername,
  type Checked,
} from '@ca-portal/api/domain';
import { inArray, isNull, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { departments, users } from '../../db/schema/index.js';
import type { CallContext } from '../../kernel/context.js';
import type { Services } from '../../kernel/services.js';
import { makePassword, sendOneTimePassword, givableRoles } from '../../services/administration/index.js';
import { hashPassword } from '../../services/session/index.js';
import { openAccount, translateUniqueViolation } from './change-users.js';

type Row = InputOf<typeof systemUsers.import>['body']['rows'][number];
type Report = ResultOf<typeof systemUsers.import>;
type Problem = Report['problems'][number];

/** Departments and roles by the names that a list uses; a name that two of them have names neither. */
async function namesOf(services: Services) {
  const rows = await services.db.select().from(departments).where(isNull(departments.removedAt));
  const ids = new Map<string, number | undefined>();
  for (const { id, name } of rows) ids.set(name, ids.has(name) ? undefined : id);
  const roles = new Map((await givableRoles(services.db)).map(({ roleName, roleId }) => [roleName, roleId]));
  return { departments: ids, roles };
}

/** What the accounts that are there already have. */
async function taken({ db }: Services, rows: readonly Row[]) {
  const found = await db
    .select({ name: users.usernameKey, phone: users.phone })
    .from(users)
    .where(
      or(
        inArray(
          users.usernameKey,
          rows.map((row) => accountNameKey(row.userName)),
        ),
        inArray(
          users.phone,
          rows.map((row) => row.phonenumber),
        ),
      ),
    );
  return { names: new Set(found.map((one) => one.name)), phones: new Set(found.map((one) => one.phone)) };
}

const roleNamesIn = (text: string): string[] => text.split(/[、,，;；\s]+/).filter(Boolean);

/** Opens all accounts of a list, or none and says line by line why. */
export async function importUsers(rows: readonly Row[], context: CallContext): Promise<Report> {
  const { services } = context;
  const names = await namesOf(services);
  const had = await taken(services, rows);
  const problems: Problem[] = [];
  const seen = { names: new Set<string>(), phones: new Set<string>() };
  const forms = rows.map((row, index) => {
    const wrong = (field: keyof Row, message: string) => problems.push({ row: index + 1, field, message });
    const checked = (field: keyof Row, check: (text: string) => Checked): string => {
      const result = check(row[field]);
      if (!result.ok) wrong(field, result.reason);
      return result.ok ? result.value : row[field];
    };
    const userName = checked('userName', checkUsername);
    const key = accountNameKey(userName);
    const phonenumber = checked('phonenumber', checkMobile);
    if (had.names.has(key)) wrong('userName', '账号已被使用');
    else if (seen.names.has(key)) wrong('userName', '名单中有重复的账号');
    if (had.phones.has(phonenumber)) wrong('phonenumber', '手机号已被使用');
    else if (seen.phones.has(phonenumber)) wrong('phonenumber', '名单中有重复的手机号');
    seen.names.add(key);
    seen.phones.add(phonenumber);
    const deptId = row.deptName ? names.departments.get(row.deptName) : null;
    if (deptId === undefined) wrong('deptName', `没有“${row.deptName}”部门，或有几个部门同名`);
    const roleIds = roleNamesIn(row.roleNames).flatMap((name) => {
      const id = names.roles.get(name);
      if (id === undefined) wrong('roleNames', `没有“${name}”角色，或已停用`);
      return id ?? [];
    });
    return {
      userName,
      nickName: checked('nickName', checkPersonName),
      phonenumber,
      email: row.email && checked('email', checkEmail),
      deptId: deptId ?? null,
      roleIds,
      sex: '2' as const,
      status: '0' as const,
      remark: '',
    };
  });
  if (problems.length > 0) return { opened: 0, problems };

  const passwords = forms.map(makePassword);
  const hashes: string[] = [];
  // One after the other: each hash takes the memory that makes it slow to guess.
  for (const password of passwords) hashes.push(await hashPassword(password));
  await translateUniqueViolation(
    services.db.transaction(async (tx) => {
      for (const [index, form] of forms.entries()) await openAccount(tx, context, form, hashes[index] ?? '');
      await recordAudit(tx, context, {
        action: 'user.import',
        subjectType: 'user',
        subjectId: '',
        details: { rows: forms.length },
      });
    }),
  );
  for (const [index, { phonenumber }] of forms.entries()) {
    await sendOneTimePassword(services, phonenumber, passwords[index] ?? '');
  }
  return { opened: forms.length, problems: [] };
}
