import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { greetingAt, TopBar } from './index.js';

const at = (hour: number) => () => Date.UTC(2026, 10, 21, hour - 8);

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'early'],
  [8, 'early'],
  [9, 'morning'],
  [11, 'morning'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i it is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting));

it('greets by name with the organization', () => {
  render(<TopBar greetingName="林晓禾" organization="辽宁砚川建设工程有限公司" now={at(10)} />);
  expect(screen.getByRole('banner')).toHaveTextContent('上午好，林晓禾辽宁砚川建设工程有限公司');
});

it('controls the sidebar and announces its state', async () => {
  const pointer = userEvent.setup();
  const onToggleSidebar = vi.fn<() => void>();
  const { rerender } = render(<TopBar greetingName="林晓禾" onToggleSidebar={onToggleSidebar} />);
  await pointer.click(screen.getByRole('button', { name: '收起菜单', expanded: true }));
  expect(onToggleSidebar).toHaveBeenCalledOnce();
  rerender(<TopBar greetingName="林晓禾" collapsed onToggleSidebar={onToggleSidebar} />);
  expect(screen.getByRole('button', { name: '展开菜单', expanded: false })).toBeInTheDocument();
});

it('has actions and a logout button without a question of its own where `confirmLogout` is off', async () => {
  const pointer = userEvent.setup();
  const onLogout = vi.fn<() => void>();
  render(
    <TopBar
      greetingName="林晓禾"
      actions={<button type="button">帮助</button>}
      onLogout={onLogout}
      confirmLogout={false}
    />,
  );
  expect(screen.getByRole('button', { name: '帮助' })).toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: '退出登录' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

it('asks before the logout by default', async () => {
  const pointer = userEvent.setup();
  const onLogout = vi.fn<() => Promise<void>>(async () => {});
  render(<TopBar greetingName="林晓禾" onLogout={onLogout} />);
  const exit = screen.getByRole('button', { name: '退出登录' });
  await pointer.click(exit);
  const question = await screen.findByRole('alertdialog');
  await pointer.click(within(question).getByRole('button', { name: '取消' }));
  expect(onLogout).not.toHaveBeenCalled();
  await pointer.click(exit);
  await pointer.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出登录' }),
  );
  expect(onLogout).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('greets without a name, too', () => {
  render(<TopBar greetingName="" now={at(10)} />);
  expect(screen.getByRole('banner')).toHaveTextContent(/^上午好$/);
});

it('greets by Beijing time in the browser, whatever hour the server had', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<TopBar greetingName="林晓禾" now={at(1)} />);
  expect(container).toHaveTextContent('晚上好，林晓禾');
  const root = await act(async () => hydrateRoot(container, <TopBar greetingName="林晓禾" now={at(10)} />));
  expect(container).toHaveTextContent('上午好，林晓禾');
  act(() => root.unmount());
  container.remove();
});

it('renders on the server', () => {
  expect(renderToString(<TopBar greetingName="林晓禾" now={at(20)} />)).toContain('晚上好，林晓禾');
});
