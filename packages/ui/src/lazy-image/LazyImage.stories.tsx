import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { LazyImage } from './index.js';
import { brokenPicture, picture } from './LazyImage.fixtures.js';

const meta = {
  id: 'components-lazy-image',
  title: 'Media 图形/LazyImage 懒加载图片',
  component: LazyImage,
  parameters: { viewport },
  args: { src: picture(), alt: '营业执照', width: 320, height: 240 },
} satisfies Meta<typeof LazyImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Walkthrough: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="loaded"]')).not.toBeNull());
    await expect(canvas.getByRole('img', { name: '营业执照' })).toBeVisible();
  },
};
export const Playground: Story = { tags: ['!test'] };
export const Contained: Story = { args: { fit: 'contain', height: 320 } };
export const Failed: Story = {
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
export const Empty: Story = { args: { src: null } };
export const FarBelow: Story = {
  render: (args) => (
    <>
      <p style={{ height: '300vh' }}>往下滚动</p>
      <LazyImage {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: '营业执照' });
    await expect(image).not.toHaveAttribute('src');
    image.scrollIntoView();
    await waitFor(() => expect(image).toHaveAttribute('src'));
    window.scrollTo(0, 0);
  },
};
export const ManyItems: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 160px)', gap: 8 }}>
      {Array.from({ length: 200 }, (_, i) => (
        <LazyImage key={i} src={picture(i * 7)} alt={`第 ${i + 1} 张`} width={160} height={120} />
      ))}
    </div>
  ),
};
export const LongText: Story = {
  args: { src: brokenPicture, alt: '统一社会信用代码证书副本扫描件'.repeat(6) },
};
export const Narrow: Story = { args: { width: 800, height: 600 }, globals: onScreen('phone') };
export const English: Story = { args: { src: brokenPicture, alt: 'License' }, globals: { locale: 'en-US' } };

export const States: Story = {
  render: () => (
    <StatesSheet
      minWidth="16rem"
      states={{
        loaded: <LazyImage src={picture()} alt="营业执照" width={240} height={180} eager />,
        failed: <LazyImage src={brokenPicture} alt="营业执照" width={240} height={180} eager />,
        empty: <LazyImage src="" alt="营业执照" width={240} height={180} />,
      }}
    />
  ),
};
