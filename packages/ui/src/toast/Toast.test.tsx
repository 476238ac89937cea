import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider.js';
import { Toaster, toaster } from './index.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => toaster.clear());
  vi.useRealTimers();
});
const shown = () =>
  [...document.querySelectorAll('[data-component="Toast"]')].map(
    (t) => t.querySelector('strong')?.textContent,
  );
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('toaster', () => {
  it('shows a message for 5000 ms', () => {
    render(<Toaster />);
    act(() => void toaster.success('密码已修改', { description: '请重新登录。' }));
    expect(screen.getByRole('status')).toHaveTextContent('密码已修改请重新登录。');
    after(4999);
    expect(shown()).toEqual(['密码已修改']);
    after(1);
    expect(shown()).toEqual([]);
  });

  it('pauses while hovered or focused, then uses the remaining time', () => {
    render(<Toaster />);
    act(() => void toaster.info('已复制'));
    after(4000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    after(60_000);
    fireEvent.focus(screen.getByRole('button', { name: '关闭通知' }));
    fireEvent.pointerLeave(screen.getByRole('status'));
    after(60_000);
    expect(shown()).toEqual(['已复制']);
    fireEvent.blur(screen.getByRole('button', { name: '关闭通知' }));
    after(999);
    expect(shown()).toEqual(['已复制']);
    after(1);
    expect(shown()).toEqual([]);
  });

  it('keeps an error with an action until the user decides', () => {
    const retry = vi.fn<() => void>();
    render(<Toaster />);
    act(() => void toaster.error('没有保存成功', { action: { label: '重试', onSelect: retry } }));
    after(3_600_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有保存成功');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });

  it('stacks three: the oldest that closes by itself is replaced', () => {
    render(<Toaster />);
    act(() => {
      toaster.error('一', { action: { label: '重试', onSelect() {} } });
      toaster.info('二');
      toaster.info('三');
      toaster.info('四');
    });
    expect(shown()).toEqual(['一', '三', '四']);
  });

  it('never replaces an error that waits for the user', () => {
    const failed = (title: string) => toaster.error(title, { action: { label: '重试', onSelect() {} } });
    render(<Toaster />);
    act(() => {
      for (const title of ['一', '二', '三']) failed(title);
      toaster.success('已保存');
    });
    expect(shown()).toEqual(['二', '三', '已保存']);
    after(5000);
    expect(shown()).toEqual(['一', '二', '三']);
    act(() => void failed('四'));
    expect(shown()).toEqual(['二', '三', '四']);
    fireEvent.click(screen.getAllByRole('button', { name: '关闭通知' })[2] as HTMLElement);
    expect(shown()).toEqual(['一', '二', '三']);
  });

  it('drops the older ones of many waiting errors', () => {
    render(<Toaster />);
    act(() => {
      for (let i = 1; i <= 10_000; i++) toaster.error(`第 ${i} 条`, { duration: Number.POSITIVE_INFINITY });
    });
    for (let i = 0; i < 9; i++) fireEvent.click(screen.getAllByRole('button', { name: '关闭通知' })[0]!);
    expect(shown()).toEqual([]);
  });

  it('closes an error without an action like any other message', () => {
    render(<Toaster />);
    act(() => void toaster.error('没有保存成功'));
    after(5000);
    expect(shown()).toEqual([]);
  });

  it('pauses only the hovered message', () => {
    render(<Toaster />);
    act(() => {
      toaster.info('一');
      toaster.info('二');
    });
    const [first] = screen.getAllByRole('status');
    fireEvent.pointerEnter(first as HTMLElement);
    after(5000);
    expect(shown()).toEqual(['一']);
    fireEvent.pointerLeave(first as HTMLElement);
    after(5000);
    expect(shown()).toEqual([]);
  });

  it('keeps three of ten thousand, the latest', () => {
    render(<Toaster />);
    act(() => {
      for (let i = 1; i <= 10_000; i++) toaster.info(`第 ${i} 条`);
    });
    expect(shown()).toEqual(['第 9998 条', '第 9999 条', '第 10000 条']);
  });

  it.each(['', null, undefined, '证'.repeat(2000), '<img src=x onerror=alert(1)>'])(
    'shows %j as text',
    (title) => {
      render(<Toaster />);
      act(() => void toaster.info(title));
      expect(shown()).toEqual([title ?? '']);
      expect(document.querySelector('[data-component="Toast"] img')).toBeNull();
    },
  );

  it('stands in the portal container of the provider, and not in the markup of the server', () => {
    const container = document.body.appendChild(document.createElement('div'));
    const tree = (
      <UiProvider portalContainer={container}>
        <Toaster />
      </UiProvider>
    );
    expect(renderToString(tree)).toBe('');
    render(tree);
    expect(container).toContainElement(screen.getByRole('region', { name: '通知' }));
    container.remove();
  });

  it('moves the focus when it closes: to the next toast, then back to where it was', () => {
    render(
      <>
        <button type="button">保存</button>
        <Toaster />
      </>,
    );
    const from = screen.getByRole('button', { name: '保存' });
    const closes = () => screen.getAllByRole('button', { name: '关闭通知' });
    from.focus();
    act(() => {
      for (const title of ['一', '二', '三']) toaster.info(title, { duration: Number.POSITIVE_INFINITY });
    });
    act(() => closes()[1]?.focus());
    act(() => closes()[1]?.click());
    expect(shown()).toEqual(['一', '三']);
    expect(closes()[1]).toHaveFocus();
    act(() => closes()[1]?.click());
    expect(closes()[0]).toHaveFocus();
    act(() => closes()[0]?.click());
    expect(shown()).toEqual([]);
    expect(from).toHaveFocus();
  });

  it('does not move a focus that is elsewhere, or has no former place', () => {
    render(
      <>
        <button type="button">保存</button>
        <Toaster />
      </>,
    );
    const elsewhere = screen.getByRole('button', { name: '保存' });
    const close = () => screen.getByRole('button', { name: '关闭通知' });
    act(() => void toaster.info('一'));
    elsewhere.focus();
    act(() => close().focus());
    act(() => close().blur());
    fireEvent.click(close());
    expect(document.body).toHaveFocus();
    act(() => void toaster.info('二'));
    act(() => close().focus());
    act(() => close().click());
    expect(document.body).toHaveFocus();
    act(() => void toaster.info('三'));
    act(() => close().focus());
    act(() => elsewhere.focus());
    fireEvent.click(close());
    expect(elsewhere).toHaveFocus();
  });

  it('closes by its button', () => {
    render(<Toaster />);
    act(() => void toaster.warning('证书还有 26 天到期'));
    fireEvent.click(screen.getByRole('button', { name: '关闭通知' }));
    expect(shown()).toEqual([]);
  });
});
