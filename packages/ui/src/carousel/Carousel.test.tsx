import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselProps } from './index.js';

const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: String(i), content: <a href={`#${i}`}>公告 {i + 1}</a> }));
const setup = (props: Partial<CarouselProps> = {}) => {
  const told = vi.fn<(index: number, details: unknown) => void>();
  const view = render(<Carousel label="平台公告" slides={slidesOf(3)} onIndexChange={told} {...props} />);
  return { told, ...view };
};
const shown = () => document.querySelector('li:not([inert])')?.textContent;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Carousel', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is a named region of named slides, of which only the current one is readable and reachable', () => {
    setup();
    expect(screen.getByRole('region', { name: '平台公告' })).toHaveAttribute('aria-roledescription', '轮播');
    const slides = document.querySelectorAll('li');
    expect([...slides].map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '第 1 张，共 3 张',
      '第 2 张，共 3 张',
      '第 3 张，共 3 张',
    ]);
    expect([...slides].map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  });

  it('steps by its buttons and wraps around, and jumps by its dots', () => {
    const { told } = setup();
    click('上一张');
    expect(shown()).toBe('公告 3');
    click('下一张');
    expect(shown()).toBe('公告 1');
    click('第 2 张，共 3 张');
    expect(shown()).toBe('公告 2');
    expect(screen.getByRole('button', { name: '第 2 张，共 3 张' })).toHaveAttribute('aria-current', 'true');
    expect(told.mock.calls).toEqual([
      [2, { reason: 'button' }],
      [0, { reason: 'button' }],
      [1, { reason: 'button' }],
    ]);
  });

  it('stops at both ends without a loop', () => {
    setup({ loop: false });
    expect(screen.getByRole('button', { name: '上一张' })).toBeDisabled();
    click('第 3 张，共 3 张');
    expect(screen.getByRole('button', { name: '下一张' })).toBeDisabled();
  });

  it('moves by arrows, Home and End on its controls, and ignores keys pressed on a slide', async () => {
    const { told } = setup();
    screen.getByRole('button', { name: '下一张' }).focus();
    await userEvent.keyboard('{ArrowRight}{End}{ArrowLeft}{Home}');
    expect(told.mock.calls.map(([index]) => index)).toEqual([1, 2, 1, 0]);
    screen.getByRole('link', { name: '公告 1' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(told).toHaveBeenCalledTimes(4);
  });

  it('ignores Alt and Left, which goes back in the browser', () => {
    const { told } = setup();
    const next = screen.getByRole('button', { name: '下一张' });
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(fireEvent.keyDown(next, { key: 'ArrowLeft', [held]: true })).toBe(true);
    }
    expect(told).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(next, { key: 'ArrowLeft' })).toBe(false);
  });

  it('shows the slide of its index', () => {
    const { told, rerender } = setup({ index: 1 });
    click('下一张');
    expect(told).toHaveBeenLastCalledWith(2, { reason: 'button' });
    expect(shown()).toBe('公告 2');
    rerender(<Carousel label="平台公告" slides={slidesOf(3)} index={2} />);
    expect(shown()).toBe('公告 3');
  });

  it.each([-5, 99, Number.NaN])('accepts the index %s', (defaultIndex) => {
    setup({ defaultIndex });
    expect(shown()).toMatch(/公告 [13]/);
  });

  it('plays by itself, is silent meanwhile, and can be paused', () => {
    vi.useFakeTimers();
    const { told } = setup({ autoplay: 5000 });
    expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'off');
    pass(5000);
    expect(told).toHaveBeenLastCalledWith(1, { reason: 'autoplay' });
    click('暂停自动播放');
    pass(60_000);
    expect(told).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
    click('开始自动播放');
    pass(5000);
    pass(5000);
    expect(told.mock.calls.map(([index]) => index)).toEqual([1, 2, 0]);
  });

  it('pauses while pointer or focus is on it and while the page is hidden', () => {
    vi.useFakeTimers();
    const { told } = setup({ autoplay: 5000 });
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region);
    pass(20_000);
    fireEvent.pointerLeave(region);
    act(() => screen.getByRole('link', { name: '公告 1' }).focus());
    pass(20_000);
    act(() => screen.getByRole('link', { name: '公告 1' }).blur());
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(20_000);
    expect(told).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    pass(5000);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('does not play in the elder-friendly mode', () => {
    vi.useFakeTimers();
    const { told, container } = setup({ autoplay: 5000 });
    container.setAttribute('data-mode', 'elder');
    pass(20_000);
    expect(told).not.toHaveBeenCalled();
  });

  it('does not play under reduced motion, until play is pressed', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { told } = setup({ autoplay: 5000 });
    pass(20_000);
    expect(told).not.toHaveBeenCalled();
    click('开始自动播放');
    pass(5000);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('has no controls for one slide, and renders nothing without slides', () => {
    const { rerender } = setup({ slides: slidesOf(1), autoplay: 5000 });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    for (const slides of [[], null, undefined]) {
      rerender(<Carousel label="平台公告" slides={slides} />);
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
    }
  });

  it('shows a counter instead of 100 dots, and renders only the near slides', () => {
    setup({ slides: slidesOf(100), defaultIndex: 50 });
    expect(screen.getByText('第 51 张，共 100 张')).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(document.querySelectorAll('li a')).toHaveLength(5);
  });

  it('shows HTML as text', () => {
    setup({ slides: [{ key: 'x', content: '<b>甲</b>' }] });
    expect(screen.getByText('<b>甲</b>')).toBeInTheDocument();
  });
});
