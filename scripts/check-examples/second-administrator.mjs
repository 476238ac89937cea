import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@ca-portal/api/fetch';
import { roles } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { systemUsers } from '@ca-portal/api/groups/system-users';

export const password = 'Demo@2026';
/** An initial password set by somebody else only allows setting a new one. */
const firstPassword = 'Erste@2026';

/**
 * Creates an account by the project's own login: a second administrator in the sample world, who approves the work of
 * the first.
 */
export async function secondAdministrator(url, folder) {
  const userName = 'admin2';
  const { logIn } = await import(pathToFileURL(join(folder, 'log-in.mjs')).href);
  let token = null;
  const client = createClient({ baseUrl: `${url}/mh`, getToken: () => token });
  token = await logIn(client, { username: 'admin', password });
  await client.use(systemUsers).add({
    body: {
      userName,
      password: firstPassword,
      nickName: '管理二号',
      deptId: null,
      phonenumber: '13900000002',
      email: '',
      sex: '2',
      status: '0',
      remark: '',
      roleIds: [roles.platformAdministrator],
    },
  });
  token = await logIn(client, { username: userName, password: firstPassword });
  await client.use(account).updatePassword({ query: { oldPassword: firstPassword, newPassword: password } });
  return userName;
}
