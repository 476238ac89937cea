import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyImage, type LazyImageStatus } from './index.js';

// jsdom has no layout: the tests report intersections themselves. The stories use the browser's observer.
class Views {
  static all: Views[] = [];
  seen = new Set<Element>();
  constructor(readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    Views.all.push(this);
  }
  observe = (element: Element) => void this.seen.add(element);
  unobserve = (element: Element) => void this.seen.delete(element);
  disconnect = () => void (Views.all = Views.all.filter((view) => view !== this));
}
const inView = (isIntersecting: boolean, ...targets: Element[]) =>
  act(() => Views.all[0]?.tell(targets.map((target) => ({ target, isIntersecting }))));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const rootOf = (image: Element) => image.closest('[data-component="LazyImage"]') as HTMLElement;

describe('LazyImage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.advanceTimersByTime(1000);
    vi.stubGlobal('IntersectionObserver', Views);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reserves its space, and requests nothing before it is near the window', () => {
    render(<LazyImage src="/a.png" alt="营业执照" width={400} height={300} />);
    const image = screen.getByRole('img', { name: '营业执照' });
    expect(image).not.toHaveAttribute('src');
    expect(rootOf(image).style.getPropertyValue('--local-ratio')).toBe('400 / 300');
    pass(10_000);
    expect(image).not.toHaveAttribute('src');
    inView(true, rootOf(image));
    pass(0);
    expect(image).toHaveAttribute('src', '/a.png');
    fireEvent.load(image);
    expect(rootOf(image)).toHaveAttribute('data-state', 'loaded');
  });

  it('checks once in 300 ms and skips pictures that were scrolled past', () => {
    render(
      ['a', 'b', 'c'].map((name) => (
        <LazyImage key={name} src={`/${name}.png`} alt={name} width={9} height={9} />
      )),
    );
    const [a, b, c] = ['a', 'b', 'c'].map((name) => screen.getByRole('img', { name })) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    inView(true, rootOf(a));
    pass(0);
    expect(a).toHaveAttribute('src');
    inView(true, rootOf(b));
    inView(true, rootOf(c));
    pass(299);
    inView(false, rootOf(b));
    expect(c).not.toHaveAttribute('src');
    pass(1);
    expect(c).toHaveAttribute('src', '/c.png');
    expect(b).not.toHaveAttribute('src');
  });

  it('shows a failed load, and loads again', () => {
    const told = vi.fn<(status: LazyImageStatus) => void>();
    render(<LazyImage src="/a.png" alt="营业执照" width={400} height={300} eager onStatusChange={told} />);
    fireEvent.error(screen.getByRole('img', { name: '营业执照' }));
    expect(screen.getByRole('status')).toHaveTextContent('营业执照图片没有加载出来');
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    fireEvent.load(screen.getByRole('img', { name: '营业执照' }));
    expect(told.mock.calls.flat()).toEqual(['failed', 'loading', 'loaded']);
  });

  it.each(['', null, undefined])('shows that there is no picture (%s)', (src) => {
    render(<LazyImage src={src} alt="营业执照" width={400} height={300} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText(/没有图片/)).toBeInTheDocument();
  });

  it('starts over with another picture', () => {
    const { rerender } = render(<LazyImage src="/a.png" alt="甲" width={4} height={3} eager />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<LazyImage src="/b.png" alt="甲" width={4} height={3} eager />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.png');
  });

  it('has one observer for 1,000 pictures and none after unmounting', () => {
    const { unmount } = render(
      Array.from({ length: 1000 }, (_, i) => (
        <LazyImage key={i} src={`/${i}.png`} alt={`第 ${i} 张`} width={9} height={9} />
      )),
    );
    expect(Views.all).toHaveLength(1);
    expect(Views.all[0]?.seen.size).toBe(1000);
    unmount();
    expect(Views.all).toHaveLength(0);
  });

  it('leaves the waiting to the browser where nobody observes', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    render(<LazyImage src="/a.png" alt="甲" width={4} height={3} />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('src', '/a.png');
    expect(image).toHaveAttribute('loading', 'lazy');
  });
});
