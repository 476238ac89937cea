import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../card/index.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Watermark } from './index.js';

const content = (
  <Card>
    {Array.from({ length: 12 }, (_, i) => (
      <p key={i}>第 {i + 1} 条　服务内容、收费与有效期以订单为准，双方各执一份。</p>
    ))}
  </Card>
);

const meta = {
  id: 'components-watermark',
  title: 'Media 图形/Watermark 水印',
  component: Watermark,
  parameters: { viewport },
  args: { text: ['林晓禾 沈阳某某建设有限公司', '2026-11-21 09:12'], children: content },
} satisfies Meta<typeof Watermark>;
export default meta;
type Story = StoryObj<typeof meta>;

const mark = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-component="Watermark"] > [data-part="mark"]');

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const drawn = () => mark(canvasElement)?.style.backgroundImage ?? '';
    await waitFor(() => expect(drawn().length).toBeGreaterThan(2000)); // a real drawing, not an empty canvas
  },
};
export const Playground: Story = { tags: ['!test'] };
/** Hidden by a style sheet with `!important`, and removed: it stays visible. */
export const Tampered: Story = {
  play: async ({ canvasElement }) => {
    const sheet = document.createElement('style');
    sheet.textContent = '[data-part="mark"] { display: none !important; opacity: 0 !important; }';
    canvasElement.append(sheet);
    const first = mark(canvasElement);
    first?.remove();
    await waitFor(() => expect(mark(canvasElement)).not.toBeNull());
    await expect(getComputedStyle(mark(canvasElement) as HTMLElement).display).toBe('block');
    await expect(getComputedStyle(mark(canvasElement) as HTMLElement).opacity).toBe('1');
    sheet.remove();
  },
};
export const Page: Story = { args: { cover: 'page' } };
export const Empty: Story = { args: { text: [] } };
export const LongText: Story = { args: { text: '辽宁省公共资源交易平台数字证书统一服务'.repeat(20) } };
export const Narrow: Story = { globals: onScreen('phone') };
export const English: Story = { args: { text: ['Lin Xiaohe', '2026-11-21'] }, globals: { locale: 'en-US' } };

export const States: Story = {
  render: ({ text }) => (
    <StatesSheet
      minWidth="30rem"
      states={{
        marked: <Watermark text={text}>{content}</Watermark>,
        empty: <Watermark text="">{content}</Watermark>,
      }}
    />
  ),
};
