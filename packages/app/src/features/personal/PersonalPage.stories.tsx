import { person, session } from '@ca-portal/api/contract';
import { defaultPortalConfig } from '@ca-portal/api/domain';
import { exampleHandlers, mock, mockError, mockForever, mockNetworkError } from '@ca-portal/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onScreen, viewport } from '../../story-kit/viewports.fixtures.js';
import { inApp } from '../../story-kit/in-app.js';
import { saysNoPermission } from '../../story-kit/says-no-permission.js';
import { routeFolder, routeLeaf } from '../../story-kit/routes.js';
import { PersonalPage } from './PersonalPage.js';

const { response } = person.profile.example;
const own = routeLeaf('personal', 'core/personal', '个人信息', 'user');
const companyTree = [
  routeFolder('/core', '个人中心', 'user', [
    own,
    routeLeaf('caManage', 'core/caManage', 'CA管理', 'certificate'),
    routeLeaf('order', 'core/order', '我的订单', 'order'),
  ]),
];

const meta = {
  title: 'Screens 页面/Account 账号与资料/PersonalPage 个人信息',
  id: 'screens-personal-personal-page',
  component: PersonalPage,
  decorators: [
    (Story, { parameters }) => {
      const { exam = 'https://exam.example.cn/login' } = parameters as { exam?: string };
      const links = { ...defaultPortalConfig.links, exam };
      return inApp({ path: '/core/personal', token: '5.story', layout: 'work', config: { links } })(Story);
    },
  ],
  parameters: { layout: 'fullscreen', viewport },
  globals: onScreen('laptop'),
  beforeEach({ msw }) {
    msw.use(mock(session.routers, companyTree), ...exampleHandlers());
  },
} satisfies Meta<typeof PersonalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('210000********0013')).toBeVisible();
    const exam = await canvas.findByRole('link', { name: /考试报名/ });
    await expect(exam).toHaveAttribute('href', '/jumpForm?target=exam');
    await expect(exam).toHaveAttribute('target', '_blank');
    await expect(exam).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.getByRole('link', { name: /我的证书/ })).toHaveAttribute('href', '/core/caManage');
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(mockForever(person.profile));
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(mockNetworkError(person.profile));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '重试，个人信息' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '常用服务' })).toBeVisible();
  },
};
/** The role was taken away while the page was open. */
export const NoPermission: Story = {
  beforeEach({ msw }) {
    msw.use(mockError(person.profile, 'forbidden'));
  },
  play: saysNoPermission,
};
/** A person without a company, never logged in before. */
export const Fresh: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(person.profile, {
        ...response,
        person: { ...response.person, roleId: 6, roleName: '自然人', companyName: '', creditCode: '' },
        email: '',
        lastLoginAt: null,
        lastLoginMethod: null,
        certificateCount: 0,
      }),
    );
  },
};
/** A reviewer has no certificates or orders here: nothing links to pages that the role does not have. */
export const Reviewer: Story = {
  beforeEach({ msw }) {
    msw.use(mock(session.routers, [routeFolder('/core', '个人中心', 'user', [own])]));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('210000********0013');
    await expect(canvas.getByText('上次登录')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /CA管理|我的订单|我的证书|进行中订单/ })).toBeNull();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(person.profile, {
        ...response,
        person: {
          ...response.person,
          name: '买买提·艾力·阿卜杜热合曼·示例',
          companyName: '示例市轨道交通建设投资发展集团有限责任公司沈阳市浑南区第二工程建设管理分公司',
        },
        email: 'a.very.long.mail.address.of.somebody@department.example.com.cn',
        openOrderCount: 1234,
      }),
    );
  },
};
/** A province that takes part in no exam. */
export const WithoutExam: Story = {
  parameters: { exam: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('210000********0013');
    await expect(canvas.queryByRole('link', { name: /考试报名/ })).toBeNull();
  },
};
export const Dark: Story = { globals: { ...onScreen('laptop'), theme: 'dark' } };
export const Elder: Story = { globals: { ...onScreen('laptop'), mode: 'elder' } };
export const HighContrast: Story = { globals: { ...onScreen('laptop'), contrast: 'high' } };
export const Phone: Story = { globals: onScreen('phone') };
