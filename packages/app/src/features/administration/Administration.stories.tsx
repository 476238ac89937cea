import {
  peopleReview,
  session,
  systemConfig,
  systemDictionary,
  systemMenus,
  systemRoles,
  systemUsers,
} from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routeFolder, routeLeaf } from '../../story-kit/routes.js';
import { onScreen, viewport } from '../../shell/viewports.fixtures.js';
import { inApp } from '../../story-kit/inApp.js';
import { linesOf } from '../../story-kit/linesOf.js';
import { DictionaryPage } from './DictionaryPage.js';
import { IndexPage } from './IndexPage.js';
import { ParametersPage } from './ParametersPage.js';
import { PeoplePage } from './PeoplePage.js';
import { PermissionsPage } from './PermissionsPage.js';
import { UsersPage } from './UsersPage.js';

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

const tree = [
  routeFolder('/system', '系统管理', 'settings', [
    routeLeaf('index', 'system/index', '系统管理', 'settings'),
    routeLeaf('userInfoManage', 'system/userInfoManage', '用户管理', 'users', true),
    routeLeaf('systemManage', 'system/systemManage', '参数设置', 'settings', true),
    routeLeaf('typeData/:id/:type', 'system/typeData', '数据字典', 'dictionary', true),
  ]),
];

const meta = {
  title: 'Screens/administration/Administration',
  id: 'screens-administration',
  component: UsersPage,
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(
      mock(session.routers, tree),
      mock(systemUsers.list, { rows: users, total: 3482 }),
      mock(peopleReview.people, {
        rows: (['0', '1', '2', '3'] as const).map((review, index) => ({
          ...peopleReview.people.example.response,
          userGuid: `1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f1${index}`,
          review,
        })),
        total: 4,
      }),
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

/** Searched by the server; nothing found offers the way back. */
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
export const UsersOnPhone: Story = { ...at('/system/userInfoManage'), globals: onScreen('phone') };
export const UsersDark: Story = {
  ...at('/system/userInfoManage'),
  globals: { ...onScreen('laptop'), theme: 'dark' },
};
export const People: Story = { ...at('/system/personalManage'), render: () => <PeoplePage /> };
export const PeopleLoading: Story = {
  ...at('/system/personalManage'),
  render: () => <PeoplePage />,
  beforeEach({ msw }) {
    msw.use(mockForever(peopleReview.people));
  },
};
export const PeopleFailed: Story = {
  ...at('/system/personalManage'),
  render: () => <PeoplePage />,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(peopleReview.people));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const PeopleEmpty: Story = {
  ...at('/system/personalManage'),
  render: () => <PeoplePage />,
  beforeEach({ msw }) {
    msw.use(mock(peopleReview.people, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('还没有个人记录')).toBeVisible();
  },
};
export const PeopleNoPermission: Story = {
  ...at('/system/personalManage'),
  render: () => <PeoplePage />,
  beforeEach({ msw }) {
    msw.use(mockError(peopleReview.people, 'forbidden'));
  },
  play: isRefused,
};
export const PeopleLongText: Story = {
  ...at('/system/personalManage'),
  render: () => <PeoplePage />,
  beforeEach({ msw }) {
    const row = {
      ...peopleReview.people.example.response,
      companyName: '示例省轨道交通建设投资发展集团有限责任公司沈阳市浑南区第二工程建设管理分公司',
      roleNames: ['项目负责人', '法定代表人', '企业管理员', '代理人', '专家'],
    };
    msw.use(mock(peopleReview.people, { rows: [row], total: 1 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/第二工程建设管理分公司/)).toBeVisible();
  },
};
export const PeopleOnPhone: Story = {
  ...at('/system/personalManage'),
  render: () => <PeoplePage />,
  globals: onScreen('phone'),
};
/** Eight columns in large type: names and numbers stay whole, and companies and roles take the lines. */
export const PeopleElder: Story = {
  ...at('/system/personalManage'),
  render: () => <PeoplePage />,
  globals: { ...onScreen('laptop'), mode: 'elder' },
  play: async ({ canvasElement }) => {
    const numbers = await within(canvasElement).findAllByRole('cell', { name: /^\d+\*+/ });
    await expect(numbers.length).toBeGreaterThan(0);
    await expect(numbers.map(linesOf)).toEqual(numbers.map(() => 1));
  },
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
export const ParametersLoading: Story = {
  ...at('/system/systemManage'),
  render: () => <ParametersPage />,
  beforeEach({ msw }) {
    msw.use(mockForever(systemConfig.list));
  },
};
export const ParametersFailed: Story = {
  ...at('/system/systemManage'),
  render: () => <ParametersPage />,
  beforeEach({ msw }) {
    msw.use(mockNetworkError(systemConfig.list));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const ParametersEmpty: Story = {
  ...at('/system/systemManage'),
  render: () => <ParametersPage />,
  beforeEach({ msw }) {
    msw.use(mock(systemConfig.list, { rows: [], total: 0 }));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('还没有参数')).toBeVisible();
  },
};
export const ParametersNoPermission: Story = {
  ...at('/system/systemManage'),
  render: () => <ParametersPage />,
  beforeEach({ msw }) {
    msw.use(mockError(systemConfig.list, 'forbidden'));
  },
  play: isRefused,
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
/** A code list is named by its number. */
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
/** Only what the role may open: 权限管理 and 个人管理 are not in this one's tree. */
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
/** The role has this page in its tree, and none of those that it leads to. */
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
export const Permissions: Story = {
  ...at('/system/permissionsManage'),
  render: () => <PermissionsPage />,
  beforeEach({ msw }) {
    msw.use(
      mock(systemRoles.options, roles),
      mock(systemMenus.ofRole, ({ params }) => ({
        menus,
        checkedKeys: params.roleId === 101 ? [1, 2] : [4, 5],
      })),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: '待审队列' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '制证员' }));
    await expect(await canvas.findByRole('checkbox', { name: '参数设置' })).toBeChecked();
  },
};
export const PermissionsOnPhone: Story = {
  ...at('/system/permissionsManage'),
  render: () => <PermissionsPage />,
  globals: onScreen('phone'),
};
export const PermissionsLoading: Story = {
  ...at('/system/permissionsManage'),
  render: () => <PermissionsPage />,
  beforeEach({ msw }) {
    msw.use(mockForever(systemRoles.options));
  },
};
export const PermissionsEmpty: Story = {
  ...at('/system/permissionsManage'),
  render: () => <PermissionsPage />,
  beforeEach({ msw }) {
    msw.use(mock(systemRoles.options, []));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('还没有角色')).toBeVisible();
  },
};
/** The menus of one role did not come: the roles stay. */
export const PermissionsFailed: Story = {
  ...at('/system/permissionsManage'),
  render: () => <PermissionsPage />,
  beforeEach({ msw }) {
    msw.use(mock(systemRoles.options, roles), mockNetworkError(systemMenus.ofRole));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '重试，页面和按钮' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '制证员' })).toBeVisible();
  },
};
export const PermissionsNoPermission: Story = {
  ...at('/system/permissionsManage'),
  render: () => <PermissionsPage />,
  beforeEach({ msw }) {
    msw.use(mockError(systemRoles.options, 'forbidden'));
  },
  play: isRefused,
};
export const PermissionsLongText: Story = {
  ...at('/system/permissionsManage'),
  render: () => <PermissionsPage />,
  beforeEach({ msw }) {
    const roleName = '省级工程建设与政府采购综合交易平台证书审核';
    const label = '审核不通过时填写原因并通知申请人及其所在企业的管理员';
    msw.use(
      mock(
        systemRoles.options,
        roles.map((role) => ({ ...role, roleName: `${roleName}${role.roleId}` })),
      ),
      mock(systemMenus.ofRole, {
        menus: [{ id: 1, label, children: [{ id: 2, label, children: [{ id: 3, label }] }] }],
        checkedKeys: [1, 3],
      }),
    );
  },
};
