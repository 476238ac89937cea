import type { ReactElement } from 'react';
import { act, render as renderNoisily, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaughtError, ErrorBoundary, ErrorCatcher, errorCode, isCodeMissing } from './index.js';

let broken: unknown;
function Part() {
  if (broken !== undefined) throw broken;
  return <p>订单 8 项</p>;
}
// React logs what a boundary catches to the console, unless the root has its own handler.
const render = (element: ReactElement) => renderNoisily(element, { onCaughtError() {} });

beforeEach(() => {
  broken = undefined;
});

describe('ErrorBoundary', () => {
  it('renders its children without an error', () => {
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByText('订单 8 项')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the page with a code that the log has too, and a link home', () => {
    broken = new Error('secret detail');
    const onError = vi.fn<(error: unknown, details: { code: string; componentStack: string }) => void>();
    render(
      <ErrorBoundary onError={onError} homeHref="/home">
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: '这个页面没有打开' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    expect(onError).toHaveBeenCalledOnce();
    const [error, details] = onError.mock.calls[0] ?? [];
    expect(error).toBe(broken);
    expect(details?.componentStack).toContain('Part');
    expect(details?.code).toMatch(/^E-[2-9A-HJKMNP-Z]{6}$/);
    expect(screen.getByRole('alert')).toHaveTextContent(`错误编号 ${details?.code}，`);
    expect(screen.getByRole('alert')).not.toHaveTextContent('secret');
  });

  it('tries again', async () => {
    broken = new Error('once');
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    broken = undefined;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('订单 8 项')).toBeInTheDocument();
  });

  it('resets with another key, and only then', () => {
    broken = new Error('here');
    const { rerender } = render(
      <ErrorBoundary resetKey="/a">
        <Part />
      </ErrorBoundary>,
    );
    broken = undefined;
    rerender(
      <ErrorBoundary resetKey="/a">
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toBeInTheDocument();
    rerender(
      <ErrorBoundary resetKey="/b">
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByText('订单 8 项')).toBeInTheDocument();
  });

  it('limits a panel’s failure to the panel', () => {
    broken = new Error('panel');
    const outer = vi.fn<() => void>();
    render(
      <ErrorBoundary onError={outer}>
        <h1>个人中心</h1>
        <ErrorBoundary scope="panel">
          <Part />
        </ErrorBoundary>
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: '个人中心' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('这一块内容没有显示出来');
    expect(outer).not.toHaveBeenCalled();
  });

  it.each([
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
  ])('asks for a reload when a lazy part fails to load: %s', (message) => {
    broken = new TypeError(message);
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  });

  it.each([null, '', 'text', 0, { code: 1 }])('handles a thrown %j', (thrown) => {
    broken = thrown;
    render(
      <ErrorBoundary scope="panel">
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/错误编号 E-\w{6}/);
  });

  it('takes another fallback', () => {
    broken = new Error('x');
    render(
      <ErrorBoundary
        fallback={({ code, retry }) => (
          <button type="button" onClick={retry}>
            {code}
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>,
    );
    broken = undefined;
    act(() => screen.getByRole('button', { name: /^E-/ }).click());
    expect(screen.getByText('订单 8 项')).toBeInTheDocument();
  });

  it('renders on the server', () => {
    expect(
      renderToString(
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>,
      ),
    ).toContain('订单 8 项');
  });
});

describe('ErrorCatcher', () => {
  it('shows the given fallback, and reports each error once', () => {
    broken = 'text';
    const onError = vi.fn<(caught: CaughtError) => void>();
    const fallbacks: CaughtError[] = [];
    const view = (resetKey: string) => (
      <ErrorCatcher
        resetKey={resetKey}
        onError={onError}
        fallback={(caught, retry) => {
          fallbacks.push(caught);
          return (
            <button type="button" onClick={retry}>
              {String(caught.error)}
            </button>
          );
        }}
      >
        <Part />
      </ErrorCatcher>
    );
    const { rerender } = render(view('/a'));
    rerender(view('/a'));
    expect(screen.getByRole('button', { name: 'text' })).toBeInTheDocument();
    expect(onError).toHaveBeenCalledOnce();
    expect(fallbacks.at(-1)).toBe(onError.mock.calls[0]?.[0]);
    broken = undefined;
    act(() => screen.getByRole('button').click());
    expect(screen.getByText('订单 8 项')).toBeInTheDocument();
  });
});

it.each([null, 'text'])('a thrown %j has the same code in the log and on the page', (thrown) => {
  broken = thrown;
  const onError = vi.fn<(error: unknown, details: { code: string }) => void>();
  const view = (
    <ErrorBoundary onError={onError}>
      <Part />
    </ErrorBoundary>
  );
  render(view).rerender(view);
  expect(screen.getByRole('alert')).toHaveTextContent(`错误编号 ${onError.mock.calls[0]?.[1].code}，`);
});

it('distinguishes a part that failed to load from a broken one', () => {
  expect(isCodeMissing(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
  expect(isCodeMissing(new TypeError('x is not a function'))).toBe(false);
  expect(isCodeMissing('dynamically imported module')).toBe(false);
});

it('one error always has one code', () => {
  const error = new Error('x');
  expect(errorCode(error)).toBe(errorCode(error));
  expect(errorCode(error)).not.toBe(errorCode(new Error('x')));
});
