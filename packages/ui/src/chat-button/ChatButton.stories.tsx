import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { ChatButton, type ChatButtonProps } from './index.js';

const meta = {
  id: 'components-chat-button',
  title: 'Service 账号与服务/ChatButton 聊天按钮',
  component: ChatButton,
  parameters: { layout: 'fullscreen', viewport },
  args: {
    // Nothing is stored: a story starts at its own position, whatever was dragged before.
    storageKey: null,
    onSpotChange: fn(),
    onClick: fn(),
  },
  render: (args) => (
    <main style={{ minHeight: '100vh', padding: 24 }}>
      <p>页面内容</p>
      <ChatButton {...args} />
    </main>
  ),
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const AtTheLeft: Story = { args: { defaultSpot: { side: 'left', height: 0.5 } } };
export const LongText: Story = { args: { label: '智能在线客户服务中心' } };
/** Arrow keys move it and keep the focus; Enter opens the chat. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '智能客服' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const before = button.getBoundingClientRect();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onSpotChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button.getBoundingClientRect().left).toBeLessThan(before.left);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** Above a button of the page it folds to a handle at the edge, until the page scrolls on. */
export const OverAControl: Story = {
  globals: onScreen('phone'),
  render: (args) => (
    <main style={{ height: '200vh', padding: 16 }}>
      <button
        type="button"
        style={{ position: 'absolute', top: 'calc(100vh - 120px)', right: 20, height: 44 }}
      >
        去支付
      </button>
      <ChatButton {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '智能客服' });
    const pay = canvas.getByRole('button', { name: '去支付' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(pay.getBoundingClientRect().right),
    );
    window.scrollTo(0, 400);
    await waitFor(() => expect(button).not.toHaveAttribute('data-folded'));
  },
};
/** Dragged by a pointer. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '智能客服' });
    const { x, y } = button.getBoundingClientRect();
    const press = { pointerId: 1, isPrimary: true, button: 0 };
    await fireEvent.pointerDown(button, { ...press, clientX: x + 30, clientY: y + 30 });
    await fireEvent.pointerMove(button, { ...press, clientX: x - 150, clientY: y - 70 });
    await waitFor(() => expect(button.hasAttribute('data-dragging')).toBe(true));
    await expect(button.getBoundingClientRect().x).toBeLessThan(x - 150);
    await expect(args.onSpotChange).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Contrast: Story = { globals: { contrast: 'high' } };
export const Elder: Story = { globals: { mode: 'elder' } };
export const Narrow: Story = { globals: onScreen('phone') };
export const English: Story = { globals: { locale: 'en-US' } };

// The button is fixed to the window; a transformed cell contains it.
const inACell = (props: Partial<ChatButtonProps>) => (theme: string) => (
  <div key={theme} style={{ transform: 'scale(1)', height: 140 }}>
    <ChatButton storageKey={null} {...props} style={{ position: 'absolute', top: 24 }} />
  </div>
);
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        right: inACell({}),
        left: inACell({ defaultSpot: { side: 'left', height: 1 } }),
        longText: inACell({ label: '智能在线客户服务中心' }),
      }}
    />
  ),
};
