import type { BinaryFile, InputOf, systemUsers } from '@ca-portal/api/contract';
import { mostImportedUsers } from '@ca-portal/api/domain';
import { workbook } from '../../http/workbook.js';
import type { CallContext } from '../../kernel/context.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import type { Upload } from '../../kernel/uploaded-file.js';
import { senderOf } from '../../workers/index.js';
import { importUsers } from './import-users.js';

type Row = InputOf<typeof systemUsers.import>['body']['rows'][number];

/** Our heads, and those of the family's own template; a column under another head is left out. */
const heads: Readonly<Record<keyof Row, readonly [string, ...string[]]>> = {
  userName: ['账号', '登录名称', '用户账号'],
  nickName: ['姓名', '用户名称', '用户昵称'],
  phonenumber: ['手机号', '手机号码'],
  email: ['邮箱', '用户邮箱'],
  deptName: ['部门', '部门名称'],
  roleNames: ['角色'],
};
const fields = Object.keys(heads) as (keyof Row)[];
const example = ['shenhe9', '孙范本', '13900000099', '', '', ''];

/** The workbook to fill in; its second line shows how, and has to be replaced. */
export const importTemplate = (context: CallContext): Promise<BinaryFile> =>
  workbook(
    '用户导入模板',
    fields.map((field) => heads[field][0]),
    [example],
    context,
  );

function rowsOf([head = [], ...lines]: readonly (readonly string[])[]): Row[] {
  const places = fields.map((field) => head.findIndex((name) => heads[field].includes(name)));
  if ((places[0] ?? -1) < 0) {
    throw new InvalidInput([{ field: 'file', message: '没有找到“账号”一列，请下载模板填写后再导入' }]);
  }
  return lines
    .filter((line) => line.some(Boolean))
    .map((line) => Object.fromEntries(fields.map((field, i) => [field, line[places[i] ?? -1] ?? ''])) as Row);
}

/** Opens the accounts of a workbook, all or none; what is wrong is told with the number of the sheet's line. */
export async function importWorkbook(file: Upload, context: CallContext): Promise<string> {
  const { workers } = context.services;
  const rows = rowsOf(await workers.run('readSheet', senderOf(context), file.path));
  if (rows.length === 0)
    throw new InvalidInput([{ field: 'file', message: '表格里没有人员，请填写后再导入' }]);
  if (rows.length > mostImportedUsers) {
    const message = `一次最多导入 ${mostImportedUsers} 人，请分成几份`;
    throw new InvalidInput([{ field: 'file', message }]);
  }
  const { opened, problems } = await importUsers(rows, context);
  if (problems.length > 0) {
    throw new InvalidInput(
      problems.map(({ row, field, message }) => ({
        field: `rows.${row}.${field}`,
        message: `第 ${row + 1} 行${heads[field as keyof Row]?.[0] ?? ''}：${message}`,
      })),
    );
  }
  return `已开通 ${opened} 个账号`;
}
