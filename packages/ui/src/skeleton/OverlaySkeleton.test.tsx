// A loading overlay has a skeleton in its place: each widget is opened here for the first time.
import type { ReactElement } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatDialog } from '../chat-dialog/index.js';
import { CouponDrawer } from '../coupon-drawer/index.js';
import { PasswordDialog } from '../password-dialog/index.js';
import { RoleSelectDialog } from '../role-select-dialog/index.js';
import { SettingsDrawer } from '../settings-drawer/index.js';
import { UiProvider } from '../theme/UiProvider.js';
import { OverlaySkeleton } from './OverlaySkeleton.js';

const onOpenChange = vi.fn<(open: boolean, details: { reason: string }) => void>();
const nothing = () => {};
const yes = () => Promise.resolve(undefined);
beforeEach(() => onOpenChange.mockClear());

it.each<[string, () => ReactElement]>([
  [
    'ChatDialog',
    () => <ChatDialog open messages={[]} onAsk={nothing} onSend={nothing} onOpenChange={onOpenChange} />,
  ],
  [
    'CouponDrawer',
    () => <CouponDrawer open claimable={[]} mine={[]} onClaim={yes} onOpenChange={onOpenChange} />,
  ],
  [
    'PasswordDialog',
    () => (
      <PasswordDialog
        open
        captcha={{ onRefresh: nothing }}
        onSendCode={yes}
        onVerify={yes}
        onChangePassword={yes}
        onDone={nothing}
        onOpenChange={onOpenChange}
      />
    ),
  ],
  ['RoleSelectDialog', () => <RoleSelectDialog open roles={[]} onSelect={yes} onOpenChange={onOpenChange} />],
  ['SettingsDrawer', () => <SettingsDrawer open onOpenChange={onOpenChange} />],
])('%s: its place first, then itself; Esc before that gives it up', async (_name, widget) => {
  render(widget());
  expect(screen.getByText('正在打开')).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' }); // at once: the code has not loaded yet
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape-key' });
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.queryByText('正在打开')).not.toBeInTheDocument());
});

it('does not move the focus, so that it can return there', () => {
  render(<button type="button">打开</button>);
  screen.getByRole('button').focus();
  render(<OverlaySkeleton of="drawer" />);
  expect(screen.getByRole('button')).toHaveFocus();
});

it('waits for the portal container, but closes on Esc already', () => {
  const onCancel = vi.fn<() => void>();
  const tree = (portalContainer: HTMLElement | null) => (
    <UiProvider portalContainer={portalContainer}>
      <OverlaySkeleton onCancel={onCancel} />
    </UiProvider>
  );
  const { rerender } = render(tree(null));
  expect(screen.queryByText('正在打开')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledOnce();
  const container = document.body.appendChild(document.createElement('div'));
  rerender(tree(container));
  expect(container).toContainElement(screen.getByText('正在打开'));
  container.remove();
});
