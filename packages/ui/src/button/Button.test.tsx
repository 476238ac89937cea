import type { ReactNode, SyntheticEvent } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../theme/UiProvider.js';
import { Button, LinkButton } from './index.js';

describe('Button', () => {
  it('is a plain button that does not submit by accident', () => {
    render(<Button>提交</Button>);
    expect(screen.getByRole('button', { name: '提交' })).toHaveAttribute('type', 'button');
  });

  it('announces why it is disabled, and stays reachable', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <>
        <p id="note">剩 230 天</p>
        <Button disabled disabledReason="2027-07-17 起可以办理" aria-describedby="note" onClick={onClick}>
          延期
        </Button>
      </>,
    );
    const button = screen.getByRole('button', { name: '延期' });
    await userEvent.tab();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('剩 230 天 2027-07-17 起可以办理');
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('hides the reason while it is enabled', () => {
    render(
      <Button disabled={false} disabledReason="先填写图形验证码">
        获取验证码
      </Button>,
    );
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
  });

  it('shows the verb while loading and ignores clicks', async () => {
    const onClick = vi.fn<() => void>();
    const { rerender } = render(
      <Button loading={false} loadingText="提交中" onClick={onClick}>
        提交
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('提交');
    rerender(
      <Button loading loadingText="提交中" onClick={onClick}>
        提交
      </Button>,
    );
    const button = screen.getByRole('button', { name: '提交中' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('the 3000 ms guard', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ignores a second click for 3000 ms where loading is used', () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button loading={false} onClick={onClick}>
        支付
      </Button>,
    );
    const button = screen.getByRole('button');
    fireEvent.click(button);
    fireEvent.click(button);
    act(() => vi.advanceTimersByTime(2999));
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    act(() => vi.advanceTimersByTime(1));
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps an ignored click from submitting the form', () => {
    const onSubmit = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" debounceClicks>
          支付
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does not guard ordinary buttons', () => {
    const onClick = vi.fn<() => void>();
    render(<Button onClick={onClick}>下一页</Button>);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('takes another delay', () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button debounceClicks debounce={500} onClick={onClick}>
        刷新
      </Button>,
    );
    fireEvent.click(screen.getByRole('button'));
    act(() => vi.advanceTimersByTime(500));
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

describe('LinkButton', () => {
  it('is a link, made by the link component of the provider', () => {
    const Router = ({ children, ...rest }: { href: string; children?: ReactNode }) => (
      <a {...rest} data-router="">
        {children}
      </a>
    );
    render(
      <UiProvider linkComponent={Router}>
        <LinkButton href="/product" variant="primary">
          去办理
        </LinkButton>
      </UiProvider>,
    );
    const link = screen.getByRole('link', { name: '去办理' });
    expect(link).toHaveAttribute('href', '/product');
    expect(link).toHaveAttribute('data-router');
  });
});
