import { mostImportedUsers } from '@ca-portal/api/domain';
import type { ImportedLine } from '../../db/schema/index.js';
import { InvalidInput } from '../../kernel/portal-error.js';

type Column = Exclude<keyof ImportedLine, 'line'>;

/** Our column heads, and those of the family's own template; other columns are ignored. */
export const heads: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  userName: ['账号', '登录名称', '用户账号'],
  nickName: ['姓名', '用户名称', '用户昵称'],
  phonenumber: ['手机号', '手机号码'],
  email: ['邮箱', '用户邮箱'],
  deptName: ['部门', '部门名称'],
  roleNames: ['角色'],
};
const columns = Object.keys(heads) as Column[];
const longestCell = 200;

const refusal = (message: string) => new InvalidInput([{ field: 'file', message }]);

/** The people of a sheet; a line is identified by its number in the sheet. */
export function linesOf([head = [], ...rows]: readonly (readonly string[])[]): ImportedLine[] {
  const places = columns.map((column) => head.findIndex((name) => heads[column].includes(name)));
  if ((places[0] ?? -1) < 0) throw refusal('没有找到“账号”一列，请下载模板填写后再导入');
  const lines = rows.flatMap((cells, i) =>
    cells.some(Boolean)
      ? {
          line: i + 2,
          ...(Object.fromEntries(
            columns.map((column, at) => [column, (cells[places[at] ?? -1] ?? '').slice(0, longestCell)]),
          ) as Record<Column, string>),
        }
      : [],
  );
  if (lines.length === 0) throw refusal('表格里没有人员，请填写后再导入');
  if (lines.length > mostImportedUsers) throw refusal(`一次最多导入 ${mostImportedUsers} 人，请分成几份`);
  return lines;
}
