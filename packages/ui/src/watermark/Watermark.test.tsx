import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Watermark } from './index.js';

// jsdom has no canvas: the mock records what is drawn. The stories use the browser's own canvas.
const written: string[] = [];
const sizes: string[] = [];
const markOf = (host: Element) => host.querySelector<HTMLElement>(':scope > [data-part="mark"]');
const host = () => document.querySelector('[data-component="Watermark"]') as HTMLElement;

describe('Watermark', () => {
  beforeEach(() => {
    written.length = 0;
    sizes.length = 0;
    const pen = {
      scale() {},
      translate() {},
      rotate() {},
      measureText: (text: string) => ({ width: text.length * 16 }),
      fillText: (text: string) => void written.push(text),
    };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => pen) as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
      sizes.push(`${this.width}×${this.height}`);
      return 'data:image/png;base64,AA';
    });
  });

  it('covers its content with a tile of 400 × 300, hidden from screen readers and transparent to the pointer', () => {
    render(<Watermark text={['林晓禾', '2026-11-21']}>合同</Watermark>);
    const mark = markOf(host());
    expect(written).toEqual(['林晓禾', '2026-11-21']);
    expect(mark).toHaveAttribute('aria-hidden', 'true');
    expect(mark?.style.backgroundSize).toBe('400px 300px');
    expect(mark?.style.getPropertyPriority('pointer-events')).toBe('important');
    expect(mark?.style.pointerEvents).toBe('none');
  });

  it('uses the pixel ratio of the screen', () => {
    vi.stubGlobal('devicePixelRatio', 2);
    render(<Watermark text="林晓禾">合同</Watermark>);
    expect(sizes).toEqual(['800×600']);
    vi.stubGlobal('devicePixelRatio', 3);
    window.dispatchEvent(new Event('resize'));
    expect(sizes).toEqual(['800×600', '1200×900']);
    vi.unstubAllGlobals();
  });

  it.each<[string, (mark: HTMLElement) => void]>([
    ['removed', (mark) => mark.remove()],
    ['hidden by style', (mark) => mark.style.setProperty('display', 'none', 'important')],
    ['made transparent', (mark) => mark.style.setProperty('opacity', '0', 'important')],
    ['hidden by attribute', (mark) => mark.setAttribute('hidden', '')],
    ['stripped of its style', (mark) => mark.removeAttribute('style')],
    ['moved elsewhere', (mark) => document.body.append(mark)],
  ])('comes back when it is %s', async (_name, tamper) => {
    const { unmount } = render(<Watermark text="林晓禾">合同</Watermark>);
    const first = markOf(host()) as HTMLElement;
    tamper(first);
    await waitFor(() => expect(markOf(host())).not.toBe(first));
    const second = markOf(host());
    expect(second?.style.display).toBe('block');
    expect(second?.style.opacity).toBe('1');
    expect(second).not.toHaveAttribute('hidden');
    expect(document.querySelectorAll('[data-part="mark"]')).toHaveLength(1);
    unmount();
    expect(document.querySelector('[data-part="mark"]')).toBeNull();
  });

  it('is restored after each removal or change', async () => {
    render(<Watermark text="林晓禾">合同</Watermark>);
    for (let i = 0; i < 20; i++) {
      markOf(host())?.remove();
      await waitFor(() => expect(markOf(host())).not.toBeNull());
    }
  });

  it('covers the page from its body and is removed on unmount', () => {
    const { unmount } = render(<Watermark text="林晓禾" cover="page" />);
    expect(markOf(document.body)?.style.position).toBe('fixed');
    unmount();
    expect(markOf(document.body)).toBeNull();
  });

  it('does not redraw while its content changes', async () => {
    const view = render(<Watermark text={['林晓禾']}>合同</Watermark>);
    const mark = markOf(host());
    view.rerender(<Watermark text={['林晓禾']}>另一份合同</Watermark>);
    expect(markOf(host())).toBe(mark);
    expect(written).toEqual(['林晓禾']);
  });

  it.each([[''], [null], [undefined], [[]]])('draws nothing for %j', (text) => {
    render(<Watermark text={text}>合同</Watermark>);
    expect(markOf(host())).toBeNull();
  });

  it('cuts 2,000 characters and 10,000 lines, and writes HTML as text', () => {
    render(<Watermark text={['长'.repeat(2000), '<b>甲</b>', ...Array.from({ length: 10_000 }, String)]} />);
    expect(written).toHaveLength(3);
    expect(written[0]).toBe(`${'长'.repeat(17)}…`);
    expect(written[1]).toBe('<b>甲</b>');
  });
});
