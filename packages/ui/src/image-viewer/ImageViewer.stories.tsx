import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { brokenPicture, picture } from '../lazy-image/LazyImage.fixtures.js';
import { StatesSheet } from '../story-kit/StatesSheet.js';
import { onScreen, overPage } from '../story-kit/viewport.js';
import { ImageStage } from './ImageStage.js';
import { ImageViewer, type ViewerImage } from './index.js';

const images: ViewerImage[] = [
  { src: picture(210, '营业执照'), alt: '营业执照', fileName: '营业执照.svg' },
  { src: picture(140, '身份证正面'), alt: '身份证正面' },
  { src: picture(30, '授权书'), alt: '授权书' },
];

const meta = {
  id: 'components-image-viewer',
  title: 'Overlays 浮层/ImageViewer 图片查看',
  component: ImageViewer,
  parameters: overPage,
  args: { open: true, images, onOpenChange: fn(), onIndexChange: fn() },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const OneImage: Story = { args: { images: images.slice(0, 1) } };
export const Turned: Story = {
  play: async ({ userEvent }) => {
    const image = await screen.findByRole('img', { name: '营业执照' });
    await waitFor(() => expect(image.closest('[data-state="loaded"]')).not.toBeNull());
    await userEvent.keyboard('r');
    const box = image.closest('[data-part="stage"]')?.getBoundingClientRect() as DOMRect;
    await waitFor(() => expect(image.getBoundingClientRect().height).toBeLessThanOrEqual(box.height + 1));
  },
};
export const Zoomed: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('img', { name: '营业执照' });
    await userEvent.click(screen.getByRole('button', { name: '放大' }));
    await expect(screen.getByRole('status')).toHaveTextContent('缩放 125%');
  },
};
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenCalledWith(1, { reason: 'step' });
    await expect(await screen.findByRole('img', { name: '身份证正面' })).toBeVisible();
  },
};
export const FullScreen: Story = { args: { defaultFullScreen: true } };
export const Failed: Story = {
  args: { images: [{ src: brokenPicture, alt: '营业执照' }] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
export const Empty: Story = { args: { images: [] } };
export const LongText: Story = {
  args: { images: [{ src: picture(), alt: '辽宁省沈阳市某某建设工程有限公司营业执照副本扫描件'.repeat(3) }] },
};
export const Narrow: Story = { globals: onScreen('phone') };
export const English: Story = {
  args: { images: [{ src: picture(210, 'License'), alt: 'License' }, images[1] as ViewerImage] },
  globals: { locale: 'en-US' },
};

// The viewer renders in a portal; the sheet shows its stage.
const stage = (image: ViewerImage) => <ImageStage image={image} index={0} count={3} onStep={() => {}} />;
export const States: Story = {
  args: { open: false },
  render: () => (
    <StatesSheet
      minWidth="26rem"
      states={{
        loaded: stage(images[0] as ViewerImage),
        failed: stage({ src: brokenPicture, alt: '营业执照' }),
      }}
    />
  ),
};
