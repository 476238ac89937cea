import { contract } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { contentAdmin } from '@ca-portal/api/groups/content-admin';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import { systemAccessKeys } from '@ca-portal/api/groups/system-access-keys';
import { systemConfig } from '@ca-portal/api/groups/system-config';
import { systemDepartments } from '@ca-portal/api/groups/system-departments';
import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import { systemMenus } from '@ca-portal/api/groups/system-menus';
import { systemNotices } from '@ca-portal/api/groups/system-notices';
import { systemPosts } from '@ca-portal/api/groups/system-posts';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { eq } from 'drizzle-orm';
import { exampleInput } from '../../../../api/src/mocks/examples.js';
import { jobs, officeUsers } from '../../db/schema/index.js';
import { writeSheet } from '../../documents/write-sheet.js';
import type { TestServer } from '../../testing/index.js';
import { userNamed, type Preparations } from './prepare.js';

const office = (server: TestServer) => server.loginAs('admin');
const {
  systemConfig: config,
  systemDictionary: dictionary,
  systemMenus: menu,
  systemDepartments: department,
  systemRoles: role,
  systemNotices: notice,
} = contract;

const roleForm = (n: number) => ({
  ...exampleInput(role.add).body,
  roleName: `表格角色${n}`,
  roleKey: `table${n}`,
  menuIds: [],
});
async function madeRole(server: TestServer, n: number) {
  const by = await office(server);
  await by.use(systemRoles).add({ body: roleForm(n) });
  const { rows } = await by.use(systemRoles).list({ query: { roleKey: `table${n}` } });
  return { by, roleId: rows[0]?.roleId };
}
const typeForm = (n: number) => ({
  ...exampleInput(dictionary.addType).body,
  dictName: `表格类型${n}`,
  dictType: `table_${n}`,
});
async function madeType(server: TestServer, n: number) {
  const by = await office(server);
  await by.use(systemDictionary).addType({ body: typeForm(n) });
  const { rows } = await by.use(systemDictionary).types({ query: { dictType: `table_${n}` } });
  return { by, dictId: rows[0]?.dictId };
}
const itemForm = (n: number) => ({
  ...exampleInput(dictionary.addItem).body,
  dictType: `table_${n}`,
  dictLabel: '一',
  dictValue: '1',
});
const configForm = (n: number) => ({
  ...exampleInput(config.add).body,
  configName: `表格参数${n}`,
  configKey: `table.key${n}`,
});
async function madeConfig(server: TestServer, n: number) {
  const by = await office(server);
  await by.use(systemConfig).add({ body: configForm(n) });
  const { rows } = await by.use(systemConfig).list({ query: { configKey: `table.key${n}` } });
  return { by, configId: rows[0]?.configId };
}
const menuForm = (n: number) => ({
  ...exampleInput(menu.add).body,
  menuName: `表格页面${n}`,
  path: `table${n}`,
});
const departmentForm = (n: number) => ({ ...exampleInput(department.add).body, deptName: `表格组${n}` });
const postForm = (n: number) => ({
  ...exampleInput(contract.systemPosts.add).body,
  postCode: `table${n}`,
  postName: `表格岗位${n}`,
});
async function madeNotice(server: TestServer, n: number) {
  const by = await office(server);
  const noticeTitle = `表格公告${n}`;
  await by.use(systemNotices).add({ body: { ...exampleInput(notice.add).body, noticeTitle, status: '0' } });
  const { rows } = await by.use(systemNotices).list({ query: { noticeTitle } });
  return { by, noticeId: rows[0]?.noticeId };
}

const madeKey = async (server: TestServer) =>
  (await office(server)).use(systemAccessKeys).add({
    body: {
      ...exampleInput(contract.systemAccessKeys.add).body,
      expireTime: formatBeijing(new Date(server.clock().getTime() + 86_400_000)),
    },
  });

/** Office rows that require an unused name, or a record that is not built in. */
export const byOffice: Preparations = {
  'systemUsers.add': async (server) => ({
    by: await office(server),
    body: {
      ...exampleInput(contract.systemUsers.add).body,
      userName: 'tablestaff',
      phonenumber: '13977700020',
      deptId: 102,
      roleIds: [101],
    },
  }),
  'systemUsers.importData': async (server) => ({
    by: await office(server),
    query: { updateSupport: '0' },
    file: {
      name: 'users.xlsx',
      type: 'application/zip',
      content: Buffer.from(
        await writeSheet('用户', [
          ['账号', '姓名', '手机号'],
          ['tablesheet', '孙范本', '13977700021'],
        ]),
      ),
    },
  }),
  'desk.hold': async (server) => ({
    by: await office(server),
    params: { desk: 'refunds' },
    body: { item: '2' },
  }),
  'finance.statement': async (server) => ({
    by: await office(server),
    file: { name: 'bank.csv', type: 'text/csv', content: Buffer.from('贷方金额,附言\n450,6K2F') },
  }),
  'session.loginByKey': async (server) => {
    const { key } = await madeKey(server);
    return { by: { ...server.client(key), token: key } };
  },
  'systemAccessKeys.remove': async (server) => ({
    by: await office(server),
    params: { keyId: (await madeKey(server)).keyId },
  }),
  'monitor.runJob': async (server) => {
    const at = server.clock();
    const [job] = await server.services.db
      .insert(jobs)
      .values({ kind: 'table', key: 'x', state: 'dead', attempts: 5, runAt: at, createdAt: at })
      .returning({ jobId: jobs.id });
    return { by: await office(server), params: { jobId: job?.jobId ?? 0 } };
  },
  'systemRoles.add': async (server) => ({ by: await office(server), body: roleForm(1) }),
  'systemRoles.give': async (server) => {
    const { by, roleId } = await madeRole(server, 2);
    const { id } = await userNamed(server, 'shenhe2');
    const [staff] = await server.services.db.select().from(officeUsers).where(eq(officeUsers.userId, id));
    return { by, query: { roleId, userIds: String(staff?.userNumber) } };
  },
  'systemRoles.remove': async (server) => {
    const { by, roleId } = await madeRole(server, 3);
    return { by, params: { roleId: String(roleId) } };
  },
  'systemMenus.add': async (server) => ({ by: await office(server), body: menuForm(1) }),
  'systemMenus.remove': async (server) => {
    const by = await office(server);
    const body = menuForm(2);
    await by.use(systemMenus).add({ body });
    const [made] = await by.use(systemMenus).list({ query: { menuName: body.menuName } });
    return { by, params: { menuId: made?.menuId } };
  },
  'systemDepartments.add': async (server) => ({ by: await office(server), body: departmentForm(1) }),
  'systemDepartments.remove': async (server) => {
    const by = await office(server);
    const body = departmentForm(2);
    await by.use(systemDepartments).add({ body });
    const [made] = await by.use(systemDepartments).list({ query: { deptName: body.deptName } });
    return { by, params: { deptId: made?.deptId } };
  },
  'systemPosts.add': async (server) => ({ by: await office(server), body: postForm(1) }),
  'systemPosts.remove': async (server) => {
    const by = await office(server);
    const body = postForm(2);
    await by.use(systemPosts).add({ body });
    const { rows } = await by.use(systemPosts).list({ query: { postCode: body.postCode } });
    return { by, params: { postId: String(rows[0]?.postId) } };
  },
  'systemDictionary.addType': async (server) => ({ by: await office(server), body: typeForm(1) }),
  'systemDictionary.updateType': async (server) => {
    const { by, dictId } = await madeType(server, 2);
    return { by, body: { ...typeForm(2), dictName: '改过的类型', dictId } };
  },
  'systemDictionary.removeTypes': async (server) => {
    const { by, dictId } = await madeType(server, 3);
    return { by, params: { dictId: String(dictId) } };
  },
  'systemDictionary.addItem': async (server) => {
    const { by } = await madeType(server, 4);
    return { by, body: itemForm(4) };
  },
  'systemDictionary.updateItem': async (server) => {
    const { by } = await madeType(server, 5);
    await by.use(systemDictionary).addItem({ body: itemForm(5) });
    const { rows } = await by.use(systemDictionary).items({ query: { dictType: 'table_5' } });
    return { by, body: { ...itemForm(5), dictLabel: '改过', dictCode: rows[0]?.dictCode } };
  },
  'systemConfig.add': async (server) => ({ by: await office(server), body: configForm(1) }),
  'systemConfig.update': async (server) => {
    const { by, configId } = await madeConfig(server, 2);
    return { by, body: { ...configForm(2), configValue: '2', configId } };
  },
  'systemConfig.remove': async (server) => {
    const { by, configId } = await madeConfig(server, 3);
    return { by, params: { configId: String(configId) } };
  },
  'systemNotices.detail': async (server) => {
    const { by, noticeId } = await madeNotice(server, 1);
    return { by, params: { noticeId } };
  },
  'systemNotices.markRead': async (server) => {
    const { by, noticeId } = await madeNotice(server, 2);
    return { by, query: { noticeId } };
  },
  'shopAdmin.addProduct': async (server) => ({
    by: await office(server),
    body: exampleInput(contract.shopAdmin.addProduct).body,
  }),
  'shopAdmin.removePrice': async (server) => {
    const by = await office(server);
    const { params } = exampleInput(contract.shopAdmin.addPrice);
    const validFrom = '2028-01-01 00:00:00';
    const { validFrom: _, ...amounts } = exampleInput(contract.shopAdmin.addPrice).body;
    await by.use(shopAdmin).addPrice({ params, body: { ...amounts, validFrom } });
    const [price] = await by.use(shopAdmin).prices({ params });
    return { by, params: { priceId: price?.id ?? 0 } };
  },
  'contentAdmin.move': async (server) => {
    const by = await office(server);
    const given = exampleInput(contract.contentAdmin.add);
    const { id, version } = await by.use(contentAdmin).add(given);
    return { by, params: { ...given.params, id }, body: { event: 'submit', version } };
  },
};
