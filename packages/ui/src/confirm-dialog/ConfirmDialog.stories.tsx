import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Alert } from '../alert/index.js';
import { Button } from '../button/index.js';
import { Panel } from '../dialog/Dialog.styles.js';
import { Body, Footer, Header } from '../internal/ModalFrame.styles.js';
import { Input } from '../input/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { overPage } from '../story-kit/viewport.js';
import { TypedWord } from './ConfirmDialog.styles.js';
import { ConfirmDialog } from './index.js';

const meta = {
  id: 'components-confirm-dialog',
  title: 'Overlays 浮层/ConfirmDialog 确认框',
  component: ConfirmDialog,
  parameters: overPage,
  args: {
    open: true,
    title: '确认退出登录？',
    description: '没有提交的内容会留在这台电脑上。',
    confirmLabel: '退出登录',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async () => {
    const cancel = await screen.findByRole('button', { name: '取消' });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};
export const Playground: Story = { tags: ['!test'] };
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '确认撤回申请？',
    confirmLabel: '撤回',
    description: '撤回后需要重新提交材料。',
  },
};
export const Irreversible: Story = {
  args: {
    tone: 'danger',
    title: '确认注销企业主锁？',
    description: undefined,
    confirmLabel: '注销证书',
    typeToConfirm: '注销',
    children: (
      <Alert tone="danger" title="注销后不能恢复">
        名下的副锁同时停用。
      </Alert>
    ),
  },
  play: async ({ userEvent }) => {
    const verb = await screen.findByRole('button', { name: '注销证书' });
    await expect(verb).toBeDisabled();
    // The focus moves one frame later: typing earlier would miss the field.
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox'), '注销');
    await expect(verb).toBeEnabled();
  },
};
export const Working: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await expect(screen.getByRole('button', { name: '处理中' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const English: Story = {
  args: { title: 'Log out?', description: undefined, confirmLabel: undefined },
  globals: { locale: 'en-US' },
};

export const LongText: Story = {
  args: {
    title: '确认撤回沈阳市第一建设工程有限公司的企业主锁、法人锁和三把副锁的办理申请？',
    description: '撤回后需要重新提交材料，已经付的钱按原路退回。'.repeat(8),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

// The dialog renders in a portal; the sheet shows its content.
const face = (
  title: string,
  description: string,
  verb: string,
  state: 'open' | 'danger' | 'typed' | 'busy',
) => (
  <Panel data-size="sm" data-compact="">
    <Header>
      <h2>{title}</h2>
    </Header>
    <Body>
      <p data-part="description">{description}</p>
      {state === 'typed' ? (
        <TypedWord>
          请输入“注销”以继续
          <Input autoComplete="off" />
        </TypedWord>
      ) : null}
    </Body>
    <Footer>
      <Button disabled={state === 'busy'}>取消</Button>
      <Button
        variant={state === 'danger' || state === 'typed' ? 'danger' : 'primary'}
        loading={state === 'busy'}
        disabled={state === 'typed' || undefined}
      >
        {verb}
      </Button>
    </Footer>
  </Panel>
);
export const States: Story = {
  args: { open: false },
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{
        question: face('确认退出登录？', '没有提交的内容会留在这台电脑上。', '退出登录', 'open'),
        danger: face('确认撤回申请？', '撤回后需要重新提交材料。', '撤回', 'danger'),
        typed: face('确认注销企业主锁？', '注销后不能恢复。', '注销证书', 'typed'),
        working: face('确认提交订单？', '提交后十五分钟内可以撤回。', '提交', 'busy'),
      }}
    />
  ),
};
