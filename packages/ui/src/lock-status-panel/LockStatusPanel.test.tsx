import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LockPinForm, lampStates, type LockStatus, LockStatusPanel } from './index.js';
import { failed, problems, twoLocks } from './LockStatusPanel.fixtures.js';

// Preload the lazy parts: these tests are not about loading, which is slow on a busy machine.
beforeAll(() => Promise.all([import('./LockChooser.js'), import('./LockProblemView.js')]));

const lamps = () =>
  within(screen.getByRole('list', { name: '环境检测' }))
    .getAllByRole('listitem')
    .map((lamp) => lamp.textContent);

describe('the lamps', () => {
  it.each<[LockStatus, string]>([
    [{ phase: 'idle' }, 'waiting waiting waiting waiting waiting waiting'],
    [{ phase: 'checking', at: 'service' }, 'pass pass pass checking waiting waiting'],
    [failed(problems.permission), 'pass pass fail waiting waiting waiting'],
    [twoLocks, 'pass pass pass pass pass waiting'],
    [{ phase: 'ready' }, 'pass pass pass pass pass pass'],
    [{ phase: 'ready', blank: true }, 'pass pass pass pass pass waiting'],
  ])('%o', (status, expected) => {
    expect(Object.values(lampStates(status)).join(' ')).toBe(expected);
  });

  it('show their state as text, and accept the state of an environment check', () => {
    render(<LockStatusPanel status={failed(problems.service)} states={{ lock: 'unknown' }} />);
    expect(lamps()).toEqual([
      '系统：通过',
      '浏览器：通过',
      '本机授权：通过',
      '驱动：需要处理',
      'CA锁：无法判断',
      '证书：未检测',
    ]);
  });
});

it('checks on the click, and keeps the focus inside when its button disappears', async () => {
  const pointer = userEvent.setup();
  function Panel() {
    const [status, setStatus] = useState<LockStatus>({ phase: 'idle' });
    return (
      <LockStatusPanel status={status} onCheck={() => setStatus({ phase: 'checking', at: 'browser' })} />
    );
  }
  render(<Panel />);
  await pointer.click(screen.getByRole('button', { name: '检测CA锁' }));
  expect(screen.getByText('正在检测浏览器')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'CA锁' })).toHaveFocus();
});

it.each<LockStatus>([{ phase: 'checking', at: 'service' }, failed(problems.noLock), { phase: 'ready' }])(
  'takes the focus from nobody when it comes in the phase $phase',
  (status) => {
    const { rerender } = render(
      <LockStatusPanel status={status}>
        <input aria-label="密码" />
      </LockStatusPanel>,
    );
    expect(document.body).toHaveFocus();
    rerender(<LockStatusPanel status={twoLocks} />);
    expect(screen.getByRole('region', { name: 'CA锁' })).toHaveFocus();
  },
);

it('a problem is announced with its next step, and offers suitable actions', async () => {
  const pointer = userEvent.setup();
  const onCheck = vi.fn<() => void>();
  const onCopyReport = vi.fn<() => void>();
  const { rerender } = render(
    <LockStatusPanel
      status={failed(problems.noLock)}
      onCheck={onCheck}
      onCopyReport={onCopyReport}
      problemActions={<button type="button">改用短信登录</button>}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('未检测到CA锁');
  expect(screen.getByRole('alert')).toHaveTextContent('不要用扩展坞');
  await pointer.click(screen.getByRole('button', { name: '重新检测' }));
  expect(onCheck).toHaveBeenCalledOnce();
  await pointer.click(screen.getByRole('button', { name: '复制检测结果给客服' }));
  expect(onCopyReport).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: '改用短信登录' })).toBeInTheDocument();

  rerender(<LockStatusPanel status={failed(problems.locked)} onCheck={onCheck} />);
  expect(screen.getByRole('alert')).toHaveTextContent('锁已锁死');
  expect(screen.queryByRole('button', { name: '重新检测' })).not.toBeInTheDocument();
});

it('nine unread items are nine sentences in one panel', async () => {
  render(<LockStatusPanel status={failed(problems.unread)} />);
  expect(await screen.findAllByText(/^读取.+失败，请检查CA锁是否插好$/)).toHaveLength(9);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('with several locks none is preselected', async () => {
  const pointer = userEvent.setup();
  const onChoose = vi.fn<(deviceId: string) => void>();
  render(<LockStatusPanel status={twoLocks} onChoose={onChoose} />);
  const use = await screen.findByRole('button', { name: '使用这把锁' });
  expect(use).toHaveAccessibleDescription('请先选择一把锁');
  await pointer.click(use);
  expect(onChoose).not.toHaveBeenCalled();
  await pointer.click(screen.getByRole('radio', { name: /设备编号 SIM-0002/ }));
  await pointer.click(use);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('SIM-0002');
});

describe('the PIN', () => {
  function Asking({ tried }: { tried: string[] }) {
    const [problem, setProblem] = useState<{ message: string; remainingTries: number }>();
    const onPin = async (pin: string) => {
      tried.push(pin);
      await Promise.resolve();
      setProblem({ message: `密码错误，还可尝试 ${4 - tried.length} 次`, remainingTries: 4 - tried.length });
    };
    return <LockPinForm submitLabel="登录" busyLabel="登录中" problem={problem} onPin={onPin} />;
  }

  it('is passed on once and cleared; after a refusal the next try counts at once', async () => {
    const keyboard = userEvent.setup();
    const tried: string[] = [];
    render(<Asking tried={tried} />);
    const pin = screen.getByLabelText('CA锁密码（PIN码）');
    await keyboard.type(pin, '00000000{Enter}');
    await screen.findByText('密码错误，还可尝试 3 次');
    expect(pin).toHaveValue('');
    expect(pin).toHaveFocus();
    expect(pin).toHaveAccessibleDescription('密码错误，还可尝试 3 次');
    expect(screen.getByText(/建议先停下来/)).toBeInTheDocument();
    await keyboard.type(pin, '12345678{Enter}');
    await waitFor(() => expect(tried).toEqual(['00000000', '12345678']));
  });

  it('shows how many tries are left before the first one', () => {
    render(
      <LockPinForm submitLabel="登录" busyLabel="登录中" remainingTries={2} onPin={vi.fn<() => void>()} />,
    );
    expect(screen.getByLabelText('CA锁密码（PIN码）')).toHaveAccessibleDescription('还可尝试 2 次。');
    expect(screen.getByText(/建议先停下来/)).toBeInTheDocument();
  });

  it('with the wrong length never reaches the lock, which would count it as a try', async () => {
    const keyboard = userEvent.setup();
    const tried: string[] = [];
    render(<Asking tried={tried} />);
    const pin = screen.getByLabelText('CA锁密码（PIN码）');
    await keyboard.type(pin, '12345{Enter}');
    expect(pin).toHaveAccessibleDescription('CA锁密码应为 6 到 16 个字符，请核对后重新输入。');
    expect(pin).toHaveFocus();
    expect(tried).toEqual([]);
    await keyboard.type(pin, '6');
    expect(pin).not.toHaveAccessibleDescription();
    expect(pin).toBeValid();
    await keyboard.type(pin, '{Backspace}');
    expect(pin).not.toHaveAccessibleDescription();
  });
});

it('renders on the server', () => {
  expect(renderToString(<LockStatusPanel status={{ phase: 'idle' }} />)).toContain('检测CA锁');
});
