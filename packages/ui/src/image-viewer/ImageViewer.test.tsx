import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ImageViewer, type ImageViewerProps } from './index.js';

const images = ['营业执照', '身份证正面', '授权书'].map((alt, i) => ({ src: `/${i}.png`, alt }));
const setup = (props: Partial<ImageViewerProps> = {}) => {
  const told = vi.fn<(index: number, details: unknown) => void>();
  const view = render(<ImageViewer open images={images} onIndexChange={told} {...props} />);
  return { told, ...view };
};
const picture = () => screen.getByRole('img') as HTMLImageElement;
const state = () => screen.getByRole('status').textContent;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stage = () => document.querySelector('[data-part="stage"]') as HTMLElement;
const finger = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number, clientY: number) =>
  fireEvent[`pointer${type}`](stage(), { pointerId, clientX, clientY, pointerType: 'touch', button: 0 });

describe('ImageViewer', () => {
  it('is a dialog named by the picture; traps the focus and closes on Esc', async () => {
    const onOpenChange = vi.fn<(open: boolean, details: unknown) => void>();
    setup({ onOpenChange });
    const dialog = screen.getByRole('dialog', { name: '营业执照' });
    expect(dialog).toHaveAttribute('data-component', 'ImageViewer');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
  });

  it('zooms, rotates and resets', () => {
    setup();
    click('放大');
    expect(state()).toBe('第 1 张，共 3 张，缩放 125%');
    expect(picture().style.scale).toBe('1.25');
    click('向右旋转 90 度');
    expect(picture().style.rotate).toBe('90deg');
    click('恢复原样');
    expect(picture().style.rotate).toBe('0deg');
    expect(state()).toBe('第 1 张，共 3 张，缩放 100%');
    for (let i = 0; i < 20; i++) click('缩小');
    expect(state()).toContain('50%');
    expect(screen.getByRole('button', { name: '缩小' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('does the same by keyboard', async () => {
    const { told } = setup();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.keyboard('+r');
    expect(picture().style.scale).toBe('1.25');
    expect(picture().style.rotate).toBe('90deg');
    await userEvent.keyboard('0{ArrowRight}');
    expect(told).toHaveBeenLastCalledWith(1, { reason: 'step' });
    expect(picture()).toHaveAttribute('alt', '身份证正面');
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect(picture()).toHaveAttribute('alt', '授权书'); // wraps around
    await userEvent.keyboard('{Control>}+{/Control}');
    expect(picture().style.scale).toBe('1');
  });

  it('resets the view for the next picture and keeps the focus on the pressed button', async () => {
    setup();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body)); // the dialog moves the focus one frame later
    click('放大');
    const next = screen.getByRole('button', { name: '下一张' });
    await userEvent.click(next);
    expect(picture()).toHaveAttribute('alt', '身份证正面');
    expect(picture().style.scale).toBe('1');
    expect(next).toHaveFocus();
  });

  it('moves the picture with the arrows once it is larger than the stage', () => {
    const { told } = setup();
    vi.spyOn(stage(), 'offsetWidth', 'get').mockReturnValue(800);
    click('放大');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(picture().style.translate).toMatch(/^-40px/);
    expect(told).not.toHaveBeenCalled();
  });

  it('pinches with two fingers and swipes with one', () => {
    const { told } = setup();
    finger('Down', 1, 100, 100);
    finger('Down', 2, 200, 100);
    finger('Move', 2, 300, 100);
    expect(picture().style.scale).toBe('2');
    finger('Up', 1, 100, 100);
    finger('Up', 2, 300, 100);
    expect(told).not.toHaveBeenCalled();
    click('恢复原样');
    finger('Down', 1, 300, 100);
    finger('Move', 1, 200, 105);
    finger('Up', 1, 200, 105);
    expect(told).toHaveBeenLastCalledWith(1, { reason: 'step' });
  });

  it('zooms with the wheel without scrolling the dialog', () => {
    setup();
    expect(fireEvent.wheel(stage(), { deltaY: -100 })).toBe(false);
    expect(picture().style.scale).toBe('1.25');
    fireEvent.doubleClick(stage());
    expect(picture().style.scale).toBe('1');
    fireEvent.doubleClick(stage());
    expect(picture().style.scale).toBe('2');
  });

  it('shows that a picture failed to load, and loads it again', () => {
    setup();
    fireEvent.error(picture());
    expect(screen.getByRole('alert')).toHaveTextContent('图片没有加载出来');
    click('重新加载');
    fireEvent.load(picture());
    expect(stage()).toHaveAttribute('data-state', 'loaded');
  });

  it('downloads by a link, or by the given callback', () => {
    const { unmount } = setup({ images: [{ src: '/0.png', alt: '营业执照', fileName: '执照.png' }] });
    const link = screen.getByRole('link', { name: '下载图片' });
    expect(link).toHaveAttribute('download', '执照.png');
    expect(link).toHaveAttribute('href', '/0.png');
    unmount();
    const onDownload = vi.fn<(image: unknown) => void>();
    setup({ onDownload });
    click('下载图片');
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(images[0]);
  });

  it('has no next button for one picture, and a message without pictures', () => {
    const { rerender } = setup({ images: images.slice(0, 1) });
    expect(screen.queryByRole('button', { name: '下一张' })).not.toBeInTheDocument();
    for (const none of [[], null, undefined]) {
      rerender(<ImageViewer open images={none} />);
      expect(screen.getByRole('dialog', { name: '查看图片' })).toHaveTextContent('没有可以查看的图片');
    }
  });

  it('accepts 10,000 pictures, invalid indexes, long and hostile names', () => {
    const alt = '<b>长</b>'.repeat(250);
    const many = Array.from({ length: 10_000 }, (_, i) => ({ src: `/${i}.png`, alt }));
    const { unmount } = setup({ images: many, defaultIndex: 99_999 });
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('heading')).toHaveTextContent(alt);
    expect(state()).toContain('第 10000 张');
    unmount();
    setup({ defaultIndex: Number.NaN });
    expect(picture()).toHaveAttribute('alt', '营业执照');
  });
});
