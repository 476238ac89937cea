import {
  session,
  systemAccessKeys,
  systemConfig,
  systemDictionary,
  systemMenus,
  systemPosts,
  systemRoles,
  systemUsers,
} from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routeFolder, routeLeaf } from '../../story-kit/routes.js';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { DictionaryPage } from './DictionaryPage.js';
import { IndexPage } from './IndexPage.js';
import { ResourcePage } from '../../engines/resource/index.js';
import { accessKeysPage } from './pages/access-keys.js';
import { dataScopePage } from './pages/data-scope.js';
import { departmentsPage } from './pages/departments.js';
import { jobsPage } from './pages/jobs.js';
import { messageTemplatesPage } from './pages/message-templates.js';
import { dictionaryTypesPage } from './pages/dictionary-types.js';
import { menusPage } from './pages/menus.js';
import { noticesPage } from './pages/notices.js';
import { parametersPage } from './pages/parameters.js';
import { postsPage } from './pages/posts.js';
import { rolesPage } from './pages/roles.js';
import { loginsPage, operationsPage, sessionsPage } from './pages/system-logs.js';
import { usersPage } from './pages/users.js';

const UsersPage = () => <ResourcePage of={usersPage} />;
const ParametersPage = () => <ResourcePage of={parametersPage} />;
const at = (path: string, pattern = path) => ({
  decorators: [inApp({ path, pattern, token: '9.story', layout: 'work' })],
});
const users = Array.from({ length: 20 }, (_, index) => ({
  ...systemUsers.list.example.response,
  userId: index + 1,
  userName: `yonghu${index + 1}`,
  nickName: ['王演示', '李样例', '赵测试', '孙范本'][index % 4] ?? '',
  status: index % 7 === 3 ? ('1' as const) : ('0' as const),
  loginDate: index % 5 === 4 ? null : '2026-11-21 08:40:00',
}));

/** The caller's last import. */
const imported = { ...systemUsers.importReport.example.response!, fileName: '名单.xlsx' };

const tree = [
  routeFolder('/system', '系统管理', 'settings', [
    routeLeaf('index', 'system/index', '系统管理', 'settings'),
    routeLeaf('userInfoManage', 'system/user/index', '用户管理', 'users', true),
    routeLeaf('systemManage', 'system/config/index', '参数设置', 'settings', true),
    routeLeaf('typeData/:id/:type', 'system/typeData', '数据字典', 'dictionary', true),
  ]),
];

const meta = {
  title: 'Screens 页面/Staff 审核与管理/Administration 系统管理',
  id: 'screens-administration',
  component: UsersPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(session.routers, tree),
      mock(session.info, { ...session.info.example.response, permissions: ['*:*:*'] }),
      mock(systemUsers.list, { rows: users, total: 3482 }),
      ...exampleHandlers(),
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isRefused: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText(/不能使用这个功能/)).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
};

/** The server searches; an empty result offers a reset. */
export const Users: Story = {
  ...at('/system/userInfoManage'),
  beforeEach({ msw }) {
    msw.use(
      mock(systemUsers.list, ({ query }) =>
        query.userName === '没有的人' ? { rows: [], total: 0 } : { rows: users, total: 3482 },
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('王演示');
    await userEvent.type(canvas.getByRole('textbox', { name: /用户管理/ }), '没有的人');
    await expect(await canvas.findByText('没有符合条件的记录')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除全部条件' }));
    await expect(await canvas.findAllByText('王演示')).not.toHaveLength(0);
  },
};
export const UsersLoading: Story = {
  ...at('/system/userInfoManage'),
  beforeEach({ msw }) {
    msw.use(mockForever(systemUsers.list));
  },
};
export const UsersFailed: Story = {
  ...at('/system/userInfoManage'),
  beforeEach({ msw }) {
    msw.use(mockNetworkError(systemUsers.list));
  },
};
export const UsersEmpty: Story = {
  ...at('/system/userInfoManage'),
  beforeEach({ msw }) {
    msw.use(mock(systemUsers.list, { rows: [], total: 0 }));
  },
};
export const UsersNoPermission: Story = {
  ...at('/system/userInfoManage'),
  beforeEach({ msw }) {
    msw.use(mockError(systemUsers.list, 'forbidden'));
  },
  play: isRefused,
};
export const UsersLongText: Story = {
  ...at('/system/userInfoManage'),
  beforeEach({ msw }) {
    const { response } = systemUsers.list.example;
    const deptName = '示例市工程建设交易与政府采购综合服务中心数字证书受理与档案管理科';
    msw.use(
      mock(systemUsers.list, {
        rows: [
          {
            ...response,
            nickName: '阿卜杜热合曼·买买提依明江·吐尔逊',
            userName: 'yonghuming-zui-duo-wu-shi-ge-zi-fu-de-shi-li-zhanghao',
            dept: response.dept && { ...response.dept, deptName },
          },
        ],
        total: 1,
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/受理与档案管理科/)).toBeVisible();
  },
};
/** The filters are behind one button, so that the first user is visible without scrolling. */
export const UsersOnPhone: Story = {
  ...at('/system/userInfoManage'),
  globals: onScreen('phone'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fold = await canvas.findByRole('button', { name: '筛选' });
    await expect(canvas.queryByRole('combobox', { name: '状态' })).toBeNull();
    await userEvent.click(fold);
    await expect(canvas.getByRole('combobox', { name: '状态' })).toBeVisible();
  },
};
export const UsersDark: Story = {
  ...at('/system/userInfoManage'),
  globals: { ...onScreen('laptop'), theme: 'dark' },
};
export const Parameters: Story = {
  ...at('/system/systemManage'),
  render: () => <ParametersPage />,
  beforeEach({ msw }) {
    const long = '在证书到期前多少天可以办理延期续费，改动后立即对全部用户生效，请在非工作时间调整。';
    const row = { ...systemConfig.list.example.response, remark: long };
    msw.use(mock(systemConfig.list, { rows: [row], total: 1 }));
  },
};
export const ParametersLongText: Story = {
  ...at('/system/systemManage'),
  render: () => <ParametersPage />,
  beforeEach({ msw }) {
    const row = {
      ...systemConfig.list.example.response,
      configKey: 'cert.renew.window.days.before.the.end.of.its.validity.for.enterprise.main.locks',
      configValue: '示例值'.repeat(60),
    };
    msw.use(mock(systemConfig.list, { rows: [row], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/示例值示例值/)).toBeVisible();
  },
};
export const ParametersOnPhone: Story = {
  ...at('/system/systemManage'),
  render: () => <ParametersPage />,
  globals: onScreen('phone'),
};
/** Creates an account; a refusal of the server is shown at its field, and the input is kept. */
export const UsersAdding: Story = {
  ...at('/system/userInfoManage'),
  beforeEach({ msw }) {
    const issues = [{ field: 'userName', message: '账号已被使用' }];
    msw.use(mockError(systemUsers.add, 'badRequest', {}, { details: issues }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '新增用户' }));
    const panel = within(await body.findByRole('dialog', { name: '新增用户' }));
    await userEvent.type(panel.getByRole('textbox', { name: /账号/ }), 'shenhe3');
    await userEvent.type(panel.getByRole('textbox', { name: /姓名/ }), '孙范本');
    await userEvent.type(panel.getByRole('textbox', { name: /手机号/ }), '13000000088');
    await userEvent.click(panel.getByRole('button', { name: '保存' }));
    await expect((await panel.findAllByText('账号已被使用。')).length).toBeGreaterThan(0);
    await expect(panel.getByRole('textbox', { name: /姓名/ })).toHaveValue('孙范本');
  },
};
/** A list is imported completely or not at all: errors are shown line by line, also after the user comes back. */
export const UsersImportRefused: Story = {
  ...at('/system/userInfoManage'),
  beforeEach({ msw }) {
    const problems = [{ row: 3, field: 'phonenumber', message: '手机号已被使用' }];
    msw.use(mock(systemUsers.importReport, { ...imported, state: 'refused', problems }));
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '导入' }));
    const panel = within(await body.findByRole('dialog', { name: '导入用户' }));
    await expect(await panel.findByText('手机号已被使用')).toBeVisible();
    await expect(panel.getByText(/没有开通任何账号/)).toBeVisible();
    await expect(panel.getByRole('button', { name: '下载全部 1 处问题' })).toBeVisible();
  },
};
/** A running import: the job continues, whether or not the page is open. */
export const UsersImporting: Story = {
  ...at('/system/userInfoManage'),
  beforeEach({ msw }) {
    msw.use(
      mock(systemUsers.importReport, { ...imported, state: 'checking', total: 50_000, checked: 20_000 }),
    );
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '正在导入 36%' }));
    const panel = within(await body.findByRole('dialog', { name: '导入用户' }));
    await expect(panel.getByRole('progressbar', { name: '导入进度' })).toHaveAttribute('value', '36');
    await expect(panel.getByText(/可以离开本页/)).toBeVisible();
  },
};
/** The dialog of an action says what will happen. */
export const UsersStopping: Story = {
  ...at('/system/userInfoManage'),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [more] = await body.findAllByRole('button', { name: /^更多操作，/ });
    if (more) await userEvent.click(more);
    await userEvent.click(await body.findByRole('menuitem', { name: '停用' }));
    await expect(await body.findByText(/证书、订单和资料都会保留/)).toBeVisible();
  },
};
export const Departments: Story = {
  ...at('/system/deptManage'),
  render: () => <ResourcePage of={departmentsPage} />,
};
export const Posts: Story = { ...at('/system/postManage'), render: () => <ResourcePage of={postsPage} /> };
/** The server refuses to delete a post that is in use; its message is shown. */
export const PostStillHeld: Story = {
  ...Posts,
  beforeEach({ msw }) {
    msw.use(mockError(systemPosts.remove, 'stillInUse'));
  },
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '更多操作，经办人' }));
    await userEvent.click(await body.findByRole('menuitem', { name: '删除' }));
    const asked = within(await body.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: '删除' }));
    await expect(await body.findByText(/正在使用，不能删除/)).toBeVisible();
  },
};
export const Notices: Story = {
  ...at('/system/noticeManage'),
  render: () => <ResourcePage of={noticesPage} />,
};
/** The editor keeps only the formats that the text may contain, as its toolbar says. */
export const NoticeWritten: Story = {
  ...Notices,
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '新增公告' }));
    const panel = within(await body.findByRole('dialog'));
    const text = await panel.findByRole('textbox', { name: /正文/ });
    await userEvent.click(text);
    await userEvent.keyboard('年底盘点');
    await userEvent.click(panel.getByRole('button', { name: '标题' }));
    await expect(panel.getByRole('button', { name: '标题' })).toHaveAttribute('aria-pressed', 'true');
    await expect(await panel.findByRole('heading', { name: '年底盘点' })).toBeVisible();
  },
};
export const DictionaryTypes: Story = {
  ...at('/system/dictManage'),
  render: () => <ResourcePage of={dictionaryTypesPage} />,
};
export const DataScope: Story = {
  ...at('/system/dataScope'),
  render: () => <ResourcePage of={dataScopePage} />,
};
export const MessageTemplates: Story = {
  ...at('/system/messageTemplate'),
  render: () => <ResourcePage of={messageTemplatesPage} />,
};
export const AccessKeys: Story = {
  ...at('/system/accessKey'),
  render: () => <ResourcePage of={accessKeysPage} />,
};
/** The key is shown once, in the dialog after its form; it is not stored. */
export const AccessKeyIssued: Story = {
  ...AccessKeys,
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '签发密钥' }));
    const panel = within(await body.findByRole('dialog', { name: '签发密钥' }));
    await userEvent.type(panel.getByRole('textbox', { name: /名称/ }), '每日报表');
    await userEvent.click(panel.getByRole('combobox', { name: /可以调用/ }));
    await userEvent.click(await body.findByRole('option', { name: '统计' }));
    await userEvent.click(panel.getByRole('button', { name: '签发' }));
    const shown = within(await body.findByRole('dialog', { name: '密钥已签发' }));
    await expect(shown.getByText(systemAccessKeys.add.example.response.key)).toBeVisible();
  },
};
export const AccessKeysNoPermission: Story = {
  ...AccessKeys,
  beforeEach({ msw }) {
    msw.use(mockError(systemAccessKeys.list, 'forbidden'));
  },
  play: isRefused,
};
export const Jobs: Story = { ...at('/monitor/job'), render: () => <ResourcePage of={jobsPage} /> };
export const Operations: Story = {
  ...at('/monitor/operlog'),
  render: () => <ResourcePage of={operationsPage} />,
};
export const Logins: Story = { ...at('/monitor/logininfor'), render: () => <ResourcePage of={loginsPage} /> };
export const Sessions: Story = { ...at('/monitor/online'), render: () => <ResourcePage of={sessionsPage} /> };
/** A code list is identified by its number. */
export const Dictionary: Story = {
  ...at('/system/typeData/11/2', '/system/typeData/:id/:type'),
  render: () => <DictionaryPage />,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: '数据字典：服务商' }),
    ).toBeVisible();
  },
};
export const DictionaryLoading: Story = {
  ...at('/system/typeData/11/2', '/system/typeData/:id/:type'),
  render: () => <DictionaryPage />,
  beforeEach({ msw }) {
    msw.use(mockForever(systemDictionary.items));
  },
};
export const DictionaryFailed: Story = {
  ...at('/system/typeData/11/2', '/system/typeData/:id/:type'),
  render: () => <DictionaryPage />,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(systemDictionary.items));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const DictionaryEmpty: Story = {
  ...at('/system/typeData/11/2', '/system/typeData/:id/:type'),
  render: () => <DictionaryPage />,
  beforeEach({ msw }) {
    msw.use(mock(systemDictionary.items, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('还没有字典项')).toBeVisible();
  },
};
export const DictionaryNoPermission: Story = {
  ...at('/system/typeData/11/2', '/system/typeData/:id/:type'),
  render: () => <DictionaryPage />,
  beforeEach({ msw }) {
    msw.use(mockError(systemDictionary.items, 'forbidden'));
  },
  play: isRefused,
};
export const DictionaryLongText: Story = {
  ...at('/system/typeData/11/2', '/system/typeData/:id/:type'),
  render: () => <DictionaryPage />,
  beforeEach({ msw }) {
    const row = {
      ...systemDictionary.items.example.response,
      dictLabel: '省级工程建设与政府采购及国有产权综合电子交易服务平台数字证书服务商',
      dictValue: 'F01-a-code-that-is-longer-than-its-column-is-wide-on-any-screen',
    };
    msw.use(mock(systemDictionary.items, { rows: [row], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/数字证书服务商/)).toBeVisible();
  },
};
export const DictionaryOnPhone: Story = {
  ...at('/system/typeData/11/2', '/system/typeData/:id/:type'),
  render: () => <DictionaryPage />,
  globals: onScreen('phone'),
};
/** Only pages that the role may open: its tree does not contain 权限管理 and 个人管理. */
export const Index: Story = {
  ...at('/system/index'),
  render: () => <IndexPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '用户管理' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '权限管理' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: '服务商' })).toHaveAttribute(
      'href',
      '/system/typeData/11/2',
    );
  },
};
export const IndexFailed: Story = {
  ...at('/system/index'),
  render: () => <IndexPage />,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(systemDictionary.typeOptions));
  },
};
export const IndexLoading: Story = {
  ...at('/system/index'),
  render: () => <IndexPage />,
  beforeEach({ msw }) {
    msw.use(mockForever(systemDictionary.typeOptions));
  },
};
export const IndexEmpty: Story = {
  ...at('/system/index'),
  render: () => <IndexPage />,
  beforeEach({ msw }) {
    msw.use(mock(systemDictionary.typeOptions, []));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('还没有数据字典')).toBeVisible();
  },
};
/** The role has this page in its tree, but none of the linked pages. */
export const IndexNoPermission: Story = {
  ...at('/system/index'),
  render: () => <IndexPage />,
  beforeEach({ msw }) {
    const alone = routeLeaf('index', 'system/index', '系统管理', 'settings');
    msw.use(mock(session.routers, [routeFolder('/system', '系统管理', 'settings', [alone])]));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('没有您可以打开的页面')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '数据字典' })).toBeNull();
  },
};
export const IndexLongText: Story = {
  ...at('/system/index'),
  render: () => <IndexPage />,
  beforeEach({ msw }) {
    const [one] = systemDictionary.typeOptions.example.response;
    const dictName = '省级工程建设与政府采购及国有产权综合电子交易服务平台数字证书服务商';
    const many = Array.from({ length: 40 }, (_, dictId) => ({
      ...(one as NonNullable<typeof one>),
      dictId,
      dictName: `${dictName}${dictId}`,
      dictType: `a_type_whose_name_is_as_long_as_its_rule_lets_it_be_${dictId}`,
    }));
    msw.use(mock(systemDictionary.typeOptions, many));
  },
};
export const IndexLongTextElderPhone: Story = {
  ...IndexLongText,
  globals: { ...onScreen('phone'), mode: 'elder' },
  async play({ canvas }) {
    await canvas.findByText(/lets_it_be_39$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const IndexOnPhone: Story = {
  ...at('/system/index'),
  render: () => <IndexPage />,
  globals: onScreen('phone'),
};
const roles = [
  systemRoles.options.example.response[0],
  { ...systemRoles.list.example.response, roleId: 102, roleName: '制证员' },
].flatMap((role) => role ?? []);
const menus = [
  {
    id: 1,
    label: '证书审核',
    children: [
      { id: 2, label: '待审队列' },
      { id: 3, label: '审核台' },
    ],
  },
  { id: 4, label: '系统管理', children: [{ id: 5, label: '参数设置' }] },
];
const onRoles = {
  ...at('/system/permissionsManage'),
  render: () => <ResourcePage of={rolesPage} />,
} satisfies Story;
const withRoles: Story['beforeEach'] = ({ msw }) => {
  msw.use(
    mock(systemRoles.list, { rows: roles, total: roles.length }),
    mock(systemMenus.ofRole, { menus, checkedKeys: [2] }),
    mock(systemRoles.holders, { rows: users.slice(0, 2), total: 12 }),
    mock(systemRoles.others, { rows: users.slice(2, 5), total: 3 }),
  );
};
/** Opens an action in the first role's menu. */
const opens = async (canvasElement: HTMLElement, deed: string) => {
  const body = within(canvasElement.ownerDocument.body);
  const [more] = await body.findAllByRole('button', { name: /^更多操作，/ });
  if (more) await userEvent.click(more);
  await userEvent.click(await body.findByRole('menuitem', { name: deed }));
  return within(await body.findByRole('dialog'));
};
export const Roles: Story = { ...onRoles, beforeEach: withRoles };
export const RolesFailed: Story = {
  ...onRoles,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(systemRoles.list));
  },
};
export const RolesOnPhone: Story = { ...onRoles, beforeEach: withRoles, globals: onScreen('phone') };
export const RolesNoPermission: Story = {
  ...onRoles,
  beforeEach({ msw }) {
    msw.use(mockError(systemRoles.list, 'forbidden'));
  },
  play: isRefused,
};
/** Shown before saving: added and removed permissions, and the number of people. */
export const RoleMenusChanged: Story = {
  ...onRoles,
  beforeEach: withRoles,
  async play({ canvasElement }) {
    await opens(canvasElement, '页面和按钮');
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('checkbox', { name: '待审队列' })).toBeChecked();
    await userEvent.click(body.getByRole('checkbox', { name: '参数设置' }));
    await userEvent.click(body.getByRole('checkbox', { name: '待审队列' }));
    await expect(body.getByRole('checkbox', { name: '系统管理' })).toBeChecked();
    await expect(await body.findByText('新增 2 项：系统管理、参数设置')).toBeVisible();
    await expect(body.getByText(/^去掉 \d 项：.*待审队列/)).toBeVisible();
    await expect(await body.findByText('保存后影响 12 人')).toBeVisible();
  },
};
export const RoleMenusFailed: Story = {
  ...onRoles,
  beforeEach(context) {
    withRoles(context);
    context.msw.use(mockNetworkError(systemMenus.ofRole));
  },
  async play({ canvasElement }) {
    const panel = await opens(canvasElement, '页面和按钮');
    await expect(await panel.findByRole('button', { name: '重试，页面和按钮' })).toBeVisible();
  },
};
export const RoleScope: Story = {
  ...onRoles,
  beforeEach: withRoles,
  async play({ canvasElement }) {
    const panel = await opens(canvasElement, '数据范围');
    await expect(await panel.findByText(/能看到谁的数据/)).toBeVisible();
  },
};
export const RoleMembersOfMany: Story = {
  ...onRoles,
  beforeEach: withRoles,
  async play({ canvasElement }) {
    const panel = await opens(canvasElement, '成员');
    await expect(await panel.findByRole('button', { name: '移出，王演示' })).toBeVisible();
  },
};
const menuRow = systemMenus.list.example.response[0];
const menuList = menuRow
  ? [
      { ...menuRow, menuId: 1, parentId: 0, menuName: '系统管理', menuType: 'M' as const, perms: null },
      { ...menuRow, menuId: 2, parentId: 1 },
      { ...menuRow, menuId: 3, parentId: 2, menuName: '导出', menuType: 'F' as const, visible: '0' as const },
    ]
  : [];
export const Menus: Story = {
  ...at('/system/menuManage'),
  render: () => <ResourcePage of={menusPage} />,
  beforeEach({ msw }) {
    msw.use(mock(systemMenus.list, menuList));
  },
};
/** The server refuses a menu that is its own parent: the message is shown in the form. */
export const MenusMovedBelowThemselves: Story = {
  ...Menus,
  beforeEach({ msw }) {
    msw.use(mock(systemMenus.list, menuList), mockError(systemMenus.update, 'parentWrong'));
  },
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '编辑，系统管理' }));
    const panel = within(await body.findByRole('dialog'));
    await userEvent.click(panel.getByRole('button', { name: '保存' }));
    await expect(await panel.findByRole('alert')).toBeVisible();
  },
};
export const MenusOnPhone: Story = { ...Menus, globals: onScreen('phone') };
