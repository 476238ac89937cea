import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  accountNameKey,
  checkEmail,
  checkMobile,
  checkPersonName,
  checkUsername,
  isForeignMobileName,
  type Checked,
} from '@ca-portal/api/domain';
import { inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { departments, users, type ImportedLine } from '../../db/schema/index.js';
import {
  givableRoles,
  rolesBeyond,
  shownDepartments,
  type Giver,
} from '../../services/administration/index.js';

export interface Problem {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}
/** An account to be created. */
export interface NewAccount {
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly departmentId: number | null;
  readonly roleIds: readonly number[];
}

/** Number of lines that one statement takes; between two pieces the event loop can do other work. */
export const pieceOfLines = 1_000;

/** Departments and roles by the names used in a list; an ambiguous name matches nothing. */
async function namesOf(db: Db, giver: Giver) {
  const rows = await db.select().from(departments).where(isNull(departments.removedAt));
  const ids = new Map<string, number | undefined>();
  for (const { id, name } of rows) ids.set(name, ids.has(name) ? undefined : id);
  const givable = await givableRoles(db);
  const shown = await shownDepartments(db, giver);
  return {
    departments: ids,
    foreign: (id: number) => shown !== 'all' && !shown.includes(id),
    roles: new Map(givable.map(({ roleName, roleId }) => [roleName, roleId])),
    beyond: await rolesBeyond(
      db,
      giver,
      givable.map(({ roleId }) => roleId),
    ),
  };
}

/** Names and phones that existing accounts already use. */
async function taken(db: Db, lines: readonly ImportedLine[]) {
  const found = await db
    .select({ name: users.usernameKey, phone: users.phone })
    .from(users)
    .where(
      or(
        inArray(
          users.usernameKey,
          lines.map(({ userName }) => accountNameKey(userName)),
        ),
        inArray(
          users.phone,
          lines.map(({ phonenumber }) => phonenumber),
        ),
      ),
    );
  return { names: new Set(found.map(({ name }) => name)), phones: new Set(found.map(({ phone }) => phone)) };
}

const roleNamesIn = (text: string): string[] => text.split(/[、,，;；\s]+/).filter(Boolean);

/** Checks a list line by line, in pieces: returns the errors, and the account for each line. */
export async function checkLines(
  db: Db,
  lines: readonly ImportedLine[],
  giver: Giver,
  onChecked: (count: number) => Promise<unknown>,
): Promise<{ accounts: NewAccount[]; problems: Problem[] }> {
  const names = await namesOf(db, giver);
  const problems: Problem[] = [];
  const accounts: NewAccount[] = [];
  const seen = { names: new Set<string>(), phones: new Set<string>() };
  for (let from = 0; from < lines.length; from += pieceOfLines) {
    const piece = lines.slice(from, from + pieceOfLines);
    const had = await taken(db, piece);
    for (const row of piece) {
      const wrong = (field: Exclude<keyof ImportedLine, 'line'>, message: string) =>
        problems.push({ row: row.line, field, message });
      const checked = (
        field: 'userName' | 'nickName' | 'phonenumber' | 'email',
        check: (text: string) => Checked,
      ): string => {
        const result = check(row[field]);
        if (!result.ok) wrong(field, result.reason);
        return result.ok ? result.value : row[field];
      };
      const username = checked('userName', checkUsername);
      const key = accountNameKey(username);
      const phone = checked('phonenumber', checkMobile);
      if (had.names.has(key)) wrong('userName', '账号已被使用');
      else if (seen.names.has(key)) wrong('userName', '名单中有重复的账号');
      else if (isForeignMobileName(username, phone)) wrong('userName', '账号是别人的手机号');
      if (had.phones.has(phone)) wrong('phonenumber', '手机号已被使用');
      else if (seen.phones.has(phone)) wrong('phonenumber', '名单中有重复的手机号');
      seen.names.add(key);
      seen.phones.add(phone);
      const departmentId = row.deptName ? names.departments.get(row.deptName) : null;
      if (departmentId === undefined) wrong('deptName', `没有“${row.deptName}”部门，或有几个部门同名`);
      else if (departmentId !== null && names.foreign(departmentId))
        wrong('deptName', `“${row.deptName}”部门不在您的数据范围内，请由平台管理员导入`);
      const roleIds = roleNamesIn(row.roleNames).flatMap((name) => {
        const id = names.roles.get(name);
        if (id === undefined) wrong('roleNames', `没有“${name}”角色，或已停用`);
        else if (names.beyond.includes(id))
          wrong('roleNames', `“${name}”角色的权限超出您自己的权限，请由平台管理员授予`);
        return id ?? [];
      });
      accounts.push({
        username,
        name: checked('nickName', checkPersonName),
        phone,
        email: row.email && checked('email', checkEmail),
        departmentId: departmentId ?? null,
        roleIds: [...new Set(roleIds)],
      });
    }
    await onChecked(from + piece.length);
    await nextTurn();
  }
  return { accounts, problems };
}
