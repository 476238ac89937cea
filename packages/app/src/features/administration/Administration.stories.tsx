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
};
export const UsersOnPhone: Story = { ...at('/system/userInfoManage'), globals: onScreen('phone') };
export const UsersDark: Story = {
  ...at('/system/userInfoManage'),
  globals: { ...onScreen('laptop'), theme: 'dark' },
};
export const People: Story = { ...at('/system/personalManage'), render: () => <PeoplePage /> };
export const Parameters: Story = {
  ...at('/system/systemManage'),
  render: () => <ParametersPage />,
  beforeEach({ msw }) {
    const long = '在证书到期前多少天可以办理延期续费，改动后立即对全部用户生效，请在非工作时间调整。';
    const row = { ...systemConfig.list.example.response, remark: long };
    msw.use(mock(systemConfig.list, { rows: [row], total: 1 }));
  },
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
