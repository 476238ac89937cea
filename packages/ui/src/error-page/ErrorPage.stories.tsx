import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, LinkButton } from '../button/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { ErrorPage, ForbiddenPage, NotFoundPage } from './index.js';
import { Icon } from '../icon/index.js';

const meta = {
  id: 'components-error-page',
  title: 'Feedback 反馈/ErrorPage 错误页',
  component: ErrorPage,
  args: {
    kind: 'notFound',
    actions: (
      <>
        <LinkButton href="/" variant="primary" size="lg">
          回到首页
        </LinkButton>
        <Button size="lg">返回上一页</Button>
      </>
    ),
    suggestions: [
      { label: 'CA管理', href: '/core/caManage' },
      { label: '办理证书', href: '/product' },
      { label: '下载中心', href: '/downloadCenter' },
      { label: '通知公告', href: '/proclamation' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    viewport,
  },
  globals: onScreen('wide'),
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Forbidden: Story = {
  args: {
    kind: 'forbidden',
    reason: '“企业变更”仅限企业管理员办理。您现在的身份是项目负责人，本企业的管理员是林*（139****5520）。',
    actions: (
      <>
        <Button variant="primary" size="lg" icon={<Icon name="swap" />}>
          切换身份
        </Button>
        <LinkButton href="/" size="lg">
          返回首页
        </LinkButton>
      </>
    ),
    suggestions: undefined,
    reference: '页面 /core/caManage，编号 P-403-7K2M',
  },
};
export const Failed: Story = {
  args: {
    kind: 'failed',
    actions: (
      <Button variant="primary" size="lg" icon={<Icon name="refresh" />}>
        重试
      </Button>
    ),
    suggestions: undefined,
    reference: '错误编号 A1B2C3，2026-11-21 10:42:31',
  },
};
/** The ready-made page of the catch-all route. */
export const ReadyMadeNotFound: Story = {
  render: ({ suggestions }) => <NotFoundPage onBack={fn()} suggestions={suggestions} />,
};
export const ReadyMadeForbidden: Story = {
  render: () => <ForbiddenPage roleName="项目负责人" neededRole="企业管理员" onSwitchRole={fn()} />,
};
export const ForbiddenWithoutOtherRole: Story = { render: () => <ForbiddenPage /> };
export const LongText: Story = {
  args: { title: '没有找到这个页面'.repeat(8), reason: '地址可能输错了'.repeat(40) },
};
export const Dark: Story = { globals: { ...onScreen('wide'), theme: 'dark' } };
export const Contrast: Story = { globals: { ...onScreen('wide'), contrast: 'high' } };
export const Elder: Story = { globals: { ...onScreen('wide'), mode: 'elder' } };
export const Bare: Story = { args: { actions: undefined, suggestions: undefined } };
export const Phone: Story = {
  globals: onScreen('phone'),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};
export const English: Story = { globals: { ...onScreen('wide'), locale: 'en-US' } };
export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
  render: (args) => (
    <StatesSheet
      minWidth="50rem"
      states={{
        notFound: <ErrorPage {...args} />,
        forbidden: <ErrorPage {...args} kind="forbidden" suggestions={undefined} />,
        failed: <ErrorPage {...args} kind="failed" suggestions={undefined} />,
      }}
    />
  ),
};
