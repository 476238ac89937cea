import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { Button, LinkButton } from './index.js';
import { Icon } from '../icon/index.js';

const meta = {
  id: 'components-button',
  title: 'Actions 操作/Button 按钮',
  component: Button,
  args: { children: '提交', variant: 'primary', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { icon: <Icon name="download" /> } };
/** Not loading: the hidden spinner must not animate, since it would keep the main thread busy. */
export const Secondary: Story = {
  args: { variant: 'secondary', loading: false },
  play: async ({ canvasElement }) => {
    const spin = canvasElement.querySelector('[data-part="spin"]');
    await expect(spin?.getAnimations()).toEqual([]);
  },
};
export const Tonal: Story = { args: { variant: 'tonal' } };
export const Text: Story = { args: { variant: 'text', children: '查看详情' } };
export const Danger: Story = { args: { variant: 'danger', children: '注销证书' } };
export const DangerOutline: Story = { args: { variant: 'danger-outline', children: '撤回申请' } };
export const WithIcons: Story = {
  args: {
    variant: 'secondary',
    icon: <Icon name="download" />,
    iconEnd: <Icon name="chevron-down" />,
    children: '下载驱动',
  },
};
export const Block: Story = { args: { block: true, size: 'lg', children: '登录' } };
export const Loading: Story = { args: { loading: true, loadingText: '提交中' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithReason: Story = {
  args: { children: '延期', disabledReason: '2027-07-17 起可以办理' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '延期' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('2027-07-17 起可以办理');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const DoubleClick: Story = {
  args: { debounceClicks: true, children: '支付' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '支付' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = { args: { children: '保存并继续填写企业信息与法定代表人信息' } };
export const AsLink: Story = {
  render: () => (
    <LinkButton href="#product" variant="primary">
      去办理
    </LinkButton>
  ),
};
export const English: Story = { args: { loading: true }, globals: { locale: 'en-US' } };

const kinds = ['primary', 'secondary', 'tonal', 'text', 'danger', 'danger-outline'] as const;
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="24rem"
      states={Object.fromEntries(
        kinds.map((variant) => [
          variant,
          <div key={variant} style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button variant={variant}>提交</Button>
            <Button variant={variant} size="sm">
              小
            </Button>
            <Button variant={variant} size="lg" icon={<Icon name="download" />}>
              大
            </Button>
            <Button variant={variant} loading loadingText="提交中">
              提交
            </Button>
            <Button variant={variant} disabled>
              提交
            </Button>
          </div>,
        ]),
      )}
    />
  ),
};
