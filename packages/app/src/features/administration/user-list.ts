export const userColumns = ['账号', '姓名', '手机号', '部门', '角色', '邮箱'] as const;

/** A list pasted from a spreadsheet as the file that the call takes: with its heads, whether they were copied or not. */
export function listFile(text: string): File {
  const body = text.trimStart();
  const separator = body.includes('\t') ? '\t' : ',';
  const head = body.startsWith(userColumns[0]) ? '' : `${userColumns.join(separator)}\n`;
  return new File([head + body.replaceAll('，', ',')], '粘贴的名单.csv', { type: 'text/csv' });
}
