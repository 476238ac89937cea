import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { AssistantButton, type AssistantButtonProps } from './index.js';

const meta = {
  id: 'components-assistant-button',
  title: 'Service 账号与服务/AssistantButton 智能助手',
  component: AssistantButton,
  parameters: { layout: 'fullscreen', viewport },
  args: {
    href: 'https://example.org/ai',
    // Nothing is stored: a story starts at its own position, whatever was dragged before.
    storageKey: null,
    onSpotChange: fn(),
  },
  render: (args) => (
    <main style={{ minHeight: '100vh', padding: 24 }}>
      <p>页面内容</p>
      <AssistantButton {...args} />
    </main>
  ),
} satisfies Meta<typeof AssistantButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const AtTheLeft: Story = { args: { defaultSpot: { side: 'left', height: 0.5 } } };
export const AtTheTop: Story = { args: { defaultSpot: { side: 'right', height: 0 } } };
export const LongText: Story = { args: { label: '人工智能证书业务助手' } };
export const NoUsableAddress: Story = {
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const MovedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('link', { name: /AI助手/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const before = button.getBoundingClientRect();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onSpotChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button.getBoundingClientRect().left).toBeLessThan(before.left);
    await expect(button).toHaveFocus();
  },
};
/** The button moves aside while a field below it has the focus. */
export const OutOfTheWay: Story = {
  render: (args) => (
    <main style={{ minHeight: '100vh' }}>
      <input
        aria-label="手机号"
        style={{ position: 'fixed', right: 8, bottom: 60, width: 240, height: 44, border: '1px solid' }}
      />
      <AssistantButton {...args} defaultSpot={{ side: 'right', height: 1 }} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '手机号' });
    const button = canvas.getByRole('link', { name: /AI助手/ });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await waitFor(() => expect(button.hasAttribute('data-aside')).toBe(true));
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button.hasAttribute('data-aside')).toBe(false));
  },
};
/** Dragged by a pointer. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('link', { name: /AI助手/ });
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
const inACell = (props: Partial<AssistantButtonProps>) => (theme: string) => (
  <div key={theme} style={{ transform: 'scale(1)', height: 140 }}>
    <AssistantButton
      href="https://example.org/ai"
      storageKey={null}
      {...props}
      style={{ position: 'absolute', top: 24 }}
    />
  </div>
);
export const States: Story = {
  render: () => (
    <StatesSheet
      states={{
        right: inACell({}),
        left: inACell({ defaultSpot: { side: 'left', height: 1 } }),
        longText: inACell({ label: '人工智能证书业务助手' }),
      }}
    />
  ),
};
