import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/index.js';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { Body, Footer, Header } from '../internal/ModalFrame.styles.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import { DrawerPanel } from './Drawer.styles.js';
import { Drawer } from './index.js';

const meta = {
  id: 'components-drawer',
  title: 'Overlays 浮层/Drawer 抽屉',
  component: Drawer,
  parameters: overPage,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '我的优惠券',
    description: '下单时自动选用最优惠的一张。',
    children: <p>没有可用的优惠券。</p>,
    footer: <Button variant="primary">领取更多</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Left: Story = { args: { side: 'left' } };
export const Bottom: Story = { args: { side: 'bottom' } };
export const NotDismissible: Story = { args: { dismissible: false } };
export const LongContent: Story = {
  args: { children: Array.from({ length: 60 }, (_, i) => <p key={i}>第 {i + 1} 张优惠券</p>) },
};
export const LongText: Story = {
  args: { title: '辽宁省数字证书统一服务平台优惠券领取与使用记录'.repeat(3) },
};
export const EscapeCloses: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: '我的优惠券' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape-key' });
  },
};
export const Narrow: Story = { globals: onScreen('phone') };
export const NarrowSheet: Story = { args: { phone: 'sheet' }, globals: onScreen('phone') };
export const English: Story = {
  args: {
    title: 'My coupons',
    description: 'The best one is used when you order.',
    children: <p>No coupon can be used.</p>,
    footer: <Button variant="primary">Get more</Button>,
  },
  globals: { locale: 'en-US' },
};

// The drawer renders in a portal; the sheet shows its content.
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="27rem"
      states={{
        panel: (
          <DrawerPanel>
            <Header>
              <h2>我的优惠券</h2>
              <IconButton icon={<Icon name="close" />} size="sm" label="关闭" />
            </Header>
            <Body>
              <p data-part="description">下单时自动选用最优惠的一张。</p>
            </Body>
            <Footer>
              <Button variant="primary">领取更多</Button>
            </Footer>
          </DrawerPanel>
        ),
      }}
    />
  ),
};
