/** One line of a pasted list, as the call takes it. */
export interface ListedUser {
  userName: string;
  nickName: string;
  phonenumber: string;
  deptName: string;
  roleNames: string;
  email: string;
}

export const userColumns = ['账号', '姓名', '手机号', '部门', '角色', '邮箱'] as const;

/**
 * Reads a list pasted from a spreadsheet: tabs or commas between the cells, a head line is left out. Cells may be
 * empty; whether they are right is for the server to say.
 */
export const parseUsers = (text: string): ListedUser[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith(userColumns[0]))
    .map((line) => {
      const cells = line.split(/[\t,，]/).map((cell) => cell.trim());
      const [userName = '', nickName = '', phonenumber = '', deptName = '', roleNames = '', email = ''] =
        cells;
      return { userName, nickName, phonenumber, deptName, roleNames, email };
    });
