export const userColumns = ['账号', '姓名', '手机号', '部门', '角色', '邮箱'] as const;

/** Converts a list pasted from a spreadsheet to the file for the API; adds the header row if it was not copied. */
export function listFile(text: string): File {
  const body = text.trimStart();
  const separator = body.includes('\t') ? '\t' : ',';
  const head = body.startsWith(userColumns[0]) ? '' : `${userColumns.join(separator)}\n`;
  return new File([head + body.replaceAll('，', ',')], '粘贴的名单.csv', { type: 'text/csv' });
}
