import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { Carousel, type CarouselSlide } from './index.js';

const face: CSSProperties = {
  display: 'grid',
  alignContent: 'center',
  gap: 8,
  minHeight: '11rem',
  padding: '2rem',
  background: 'var(--ca-bg-brand-soft)',
  color: 'var(--ca-text-1)',
};
const slide = (key: string, title: string, text: string): CarouselSlide => ({
  key,
  content: (
    <div style={face}>
      <strong style={{ fontSize: 'var(--ca-fs-h4)' }}>{title}</strong>
      <p>{text}</p>
      <p>
        <a href={`#${key}`}>查看详情</a>
      </p>
    </div>
  ),
});
const slides = [
  slide('renew', '延期可以提前 80 天办理', '不用换锁，付款后 1 个工作日内生效。'),
  slide('mobile', '手机证书已经开通', '扫码登录和签章，不用带锁。'),
  slide('hours', '元旦期间服务时间', '1 月 1 日窗口暂停服务，网上业务照常办理。'),
];

const meta = {
  id: 'components-carousel',
  title: 'Media 图形/Carousel 轮播',
  component: Carousel,
  parameters: { viewport },
  args: { label: '平台公告', slides, onIndexChange: fn() },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const visibleSlide = (canvasElement: HTMLElement) => {
  const box = canvasElement.querySelector('ul')?.parentElement?.getBoundingClientRect();
  return [...canvasElement.querySelectorAll('li')].findIndex(
    (item) => box && Math.abs(item.getBoundingClientRect().left - box.left) < 2,
  );
};

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const ByButtons: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await waitFor(() => expect(visibleSlide(canvasElement)).toBe(1));
    await expect(canvas.getByRole('button', { name: '第 2 张，共 3 张' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    canvas.getByRole('button', { name: '下一张' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(visibleSlide(canvasElement)).toBe(2));
    await expect(args.onIndexChange).toHaveBeenCalledWith(2, { reason: 'keyboard' });
  },
};
export const Autoplay: Story = {
  args: { autoplay: 5000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暂停自动播放' }));
    await expect(canvas.getByRole('button', { name: '开始自动播放' })).toBeVisible();
  },
};
export const NoLoop: Story = { args: { loop: false } };
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const Empty: Story = { args: { slides: [] } };
export const ManyItems: Story = {
  args: {
    slides: Array.from({ length: 100 }, (_, i) =>
      slide(String(i), `第 ${i + 1} 条公告`, '内容以正式发布为准。'),
    ),
  },
};
export const LongText: Story = {
  args: {
    slides: [slide('a', '公告', '请在证书到期前办理延期，逾期需要重新办理。'.repeat(20)), ...slides.slice(1)],
  },
};
export const Narrow: Story = { args: { autoplay: 5000 }, globals: onScreen('phone') };
export const English: Story = {
  args: {
    label: 'Announcements',
    autoplay: 5000,
    slides: ['Renew 80 days ahead', 'Phone certificates are here'].map((title, i) =>
      slide(String(i), title, ''),
    ),
  },
  globals: { locale: 'en-US' },
};

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="22rem"
      states={{
        dots: (theme) => <Carousel label={`公告 ${theme}`} slides={slides} />,
        paused: (theme) => <Carousel label={`公告 ${theme} 自动`} slides={slides} autoplay={1_000_000} />,
        'last, no loop': (theme) => (
          <Carousel label={`公告 ${theme} 末张`} slides={slides} loop={false} defaultIndex={2} />
        ),
      }}
    />
  ),
};
