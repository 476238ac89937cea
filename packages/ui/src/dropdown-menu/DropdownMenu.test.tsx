import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.js';
import { DropdownMenu } from './index.js';

// No test waits for a frame: the next key press must reach the menu, not its opener.
const holdFrames = () => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
afterEach(() => vi.useRealTimers());

const setup = () => {
  const spies = {
    change: vi.fn<() => void>(),
    cancel: vi.fn<() => void>(),
    renew: vi.fn<() => void>(),
    select: vi.fn<(key: string) => void>(),
  };
  render(
    <DropdownMenu
      trigger={<Button>更多</Button>}
      onSelect={spies.select}
      items={[
        { key: 'change', label: '变更', onSelect: spies.change },
        {
          key: 'renew',
          label: '延期',
          disabled: true,
          reason: '2027-07-17 起可以办理',
          onSelect: spies.renew,
        },
        { key: 'guide', label: '办事指南', href: 'https://example.test/guide', external: true },
        { key: 'cancel', label: '注销', danger: true, separated: true, onSelect: spies.cancel },
      ]}
    />,
  );
  return spies;
};
const item = (name: RegExp | string) => screen.getByRole('menuitem', { name });

describe('DropdownMenu', () => {
  it('opens by keyboard on the first item, moves through all items and wraps around', async () => {
    holdFrames();
    setup();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('变更')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item(/延期/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('注销')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('变更')).toHaveFocus();
  });

  it('chooses with Enter, reports the key and returns the focus', async () => {
    const { change, select } = setup();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('变更')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledTimes(1);
    expect(select).toHaveBeenCalledWith('change');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  });

  it('focuses the menu itself when opened by the pointer', async () => {
    holdFrames();
    setup();
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    expect(screen.getByRole('menu')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('变更')).toHaveFocus();
  });

  it('shows why an item is disabled and does not choose it', async () => {
    const { renew } = setup();
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    const disabled = item(/延期 *2027-07-17 起可以办理/);
    expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(disabled);
    expect(renew).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('closes on Esc and returns the focus', async () => {
    setup();
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  });

  it('Tab closes it and returns to its button', async () => {
    setup();
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  });

  it('marks a link to another site', async () => {
    setup();
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    const link = item(/办事指南（在新窗口打开）/);
    expect(link).toHaveAttribute('href', 'https://example.test/guide');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
