import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Panel } from '../dialog/Dialog.styles.js';
import { Body, Footer, Header } from '../internal/ModalFrame.styles.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import { LogoutConfirm, SwitchAccountConfirm } from './index.js';
import { Account } from './SessionConfirm.styles.js';
import { zhSessionConfirm as words } from './SessionConfirm.zh.js';

const meta = {
  id: 'components-session-confirm',
  title: 'Service 账号与服务/SessionConfirm 会话确认',
  component: LogoutConfirm,
  parameters: overPage,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof LogoutConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  },
};
export const Playground: Story = { tags: ['!test'] };
export const Working: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await expect(screen.getByRole('button', { name: '处理中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const SwitchAccount: Story = {
  render: (args) => <SwitchAccountConfirm {...args} account="林晓禾 139****5520" />,
};
export const SwitchAccountByKeyboard: Story = {
  render: (args) => <SwitchAccountConfirm {...args} account="林晓禾 139****5520" />,
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  render: (args) => (
    <SwitchAccountConfirm {...args} account={'沈阳市第一建设工程有限公司企业管理员'.repeat(6)} />
  ),
};
export const Elder: Story = { globals: { mode: 'elder' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Contrast: Story = { globals: { contrast: 'high' } };
export const Narrow: Story = { globals: onScreen('phone') };
export const English: Story = { globals: { locale: 'en-US' } };
export const EnglishSwitchAccount: Story = {
  render: (args) => <SwitchAccountConfirm {...args} account="Lin Xiaohe 139****5520" />,
  globals: { locale: 'en-US' },
};

// The dialogs render in a portal; the sheet shows their content.
const face = (title: string, description: string, verb: string, account?: string, more?: string) => (
  <Panel data-size="sm" data-compact="">
    <Header>
      <h2>{title}</h2>
    </Header>
    <Body>
      <p data-part="description">{description}</p>
      {account ? <Account>{account}</Account> : null}
      {more ? <p>{more}</p> : null}
    </Body>
    <Footer>
      <Button>取消</Button>
      <Button variant="primary">{verb}</Button>
    </Footer>
  </Panel>
);
export const States: Story = {
  args: { open: false },
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{
        logout: face(words.logout, words.logoutDescription, words.logoutVerb),
        switchAccount: face(
          words.switchTitle,
          words.switchAccount,
          words.switchVerb,
          '林晓禾 139****5520',
          words.switchDescription,
        ),
      }}
    />
  ),
};
