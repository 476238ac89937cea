import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { Input } from '../input/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { overPage } from '../story-kit/viewport.js';
import { Body, Footer, Header } from '../internal/ModalFrame.styles.js';
import { Panel } from './Dialog.styles.js';
import { Dialog } from './index.js';
import { Icon } from '../icon/index.js';

const meta = {
  id: 'components-dialog',
  title: 'Overlays 浮层/Dialog 对话框',
  component: Dialog,
  parameters: overPage,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '切换身份',
    description: '切换后会关闭所有标签页。',
    children: <Input aria-label="企业名称" placeholder="企业名称" />,
    footer: (
      <>
        <Button>取消</Button>
        <Button variant="primary">切换到此身份</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Compact: Story = { args: { compact: true, children: undefined } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const NotDismissible: Story = {
  args: { dismissible: false, title: '正在写入证书', description: '请不要拔锁。' },
};
export const LongContent: Story = {
  args: {
    title: '数字证书服务协议',
    description: undefined,
    children: Array.from({ length: 40 }, (_, i) => <p key={i}>第 {i + 1} 条　服务内容以订单为准。</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '数字证书服务协议' });
    const body = dialog.querySelector('[data-part="body"]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
};
/** A scrolling body is a tab stop; initial focus skips it and goes to the first control. */
export const ScrollingWithControl: Story = {
  args: {
    children: (
      <>
        <Input aria-label="企业名称" placeholder="企业名称" />
        {Array.from({ length: 40 }, (_, i) => (
          <p key={i}>第 {i + 1} 条　服务内容以订单为准。</p>
        ))}
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '切换身份' });
    await waitFor(() => expect(dialog.querySelector('[data-part="body"]')).toHaveAttribute('tabindex', '0'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '企业名称' })).toHaveFocus());
  },
};
export const EscapeCloses: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: '切换身份' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape-key' });
  },
};
export const FullScreen: Story = { args: { allowFullScreen: true, defaultFullScreen: true } };
export const AllowsFullScreen: Story = { args: { allowFullScreen: true } };
export const DraggedByItsHeader: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '切换身份' });
    const header = dialog.querySelector('[data-draggable]') as HTMLElement;
    const before = dialog.getBoundingClientRect();
    const at = { clientX: before.left + 40, clientY: before.top + 20 };
    const drag = (type: string, dx: number, dy: number) =>
      fireEvent(
        header,
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          clientX: at.clientX + dx,
          clientY: at.clientY + dy,
        }),
      );
    await drag('pointerdown', 0, 0);
    await drag('pointermove', 30, 10);
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().left - before.left)).toBe(30));
    // Dragged far beyond the window: it stops at the edge.
    await drag('pointermove', 5000, -5000);
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth + 1),
    );
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
    await drag('pointerup', 0, 0);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const English: Story = { args: { title: 'Switch role' }, globals: { locale: 'en-US' } };

// The dialog renders in a portal; the sheet shows its content.
export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="26rem"
      states={{
        panel: (
          <Panel>
            <Header>
              <h2>切换身份</h2>
              <IconButton icon={<Icon name="close" />} size="sm" label="关闭" />
            </Header>
            <Body>
              <p data-part="description">切换后会关闭所有标签页。</p>
            </Body>
            <Footer>
              <Button>取消</Button>
              <Button variant="primary">切换到此身份</Button>
            </Footer>
          </Panel>
        ),
      }}
    />
  ),
};
