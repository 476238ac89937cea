import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Input } from '../input/index.js';
import {
  type AutosaveOptions,
  AutosaveStatus,
  Field,
  Form,
  useAutosave,
  useForm,
  useLeaveGuard,
} from './index.js';

interface Values {
  name: string;
}
const save = vi.fn<AutosaveOptions<Values>['save']>();

function Sample(options: Pick<AutosaveOptions<Values>, 'enabled' | 'now'>) {
  const form = useForm<Values>({ defaultValues: { name: '' } });
  const autosave = useAutosave(form, { save, ...options });
  useLeaveGuard(autosave.unsaved);
  return (
    <Form form={form} onSubmit={() => {}} aria-label="订单">
      <AutosaveStatus autosave={autosave} />
      <Field name="name" label="姓名">
        <Input />
      </Field>
      <button type="button" onClick={() => form.reset({ name: '草稿' })}>
        恢复
      </button>
    </Form>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 12) });
  save.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});
const type = (value: string) =>
  act(() => fireEvent.change(screen.getByRole('textbox'), { target: { value } }));
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => document.querySelector('[data-component="AutosaveStatus"]');
const leaveWindow = () => {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
};

describe('useAutosave', () => {
  it('saves the input and shows the time', async () => {
    render(<Sample />);
    type('林晓禾');
    expect(status()).toHaveTextContent('有修改还没有保存');
    expect(leaveWindow()).toBe(true);
    await after(1500);
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: '林晓禾' }, { leaving: false });
    expect(status()).toHaveTextContent(/^已保存 09:12$/);
    expect(leaveWindow()).toBe(false);
  });

  it('uses the given clock', async () => {
    render(<Sample now={() => new Date(2026, 10, 22, 8, 5).getTime()} />);
    type('林晓禾');
    await after(1500);
    expect(status()).toHaveTextContent(/^已保存 08:05$/);
  });

  it('shows a failure, keeps the text and tries again on request', async () => {
    save.mockRejectedValueOnce(new Error('offline'));
    render(<Sample />);
    type('林');
    await after(1500);
    expect(screen.getByRole('alert')).toHaveTextContent('没有保存上，您填写的内容还在这个页面上。');
    expect(screen.getByRole('textbox')).toHaveValue('林');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await after(0);
    expect(save).toHaveBeenCalledTimes(2);
    expect(status()).toHaveTextContent(/^已保存/);
  });

  it('tries again when the network is back', async () => {
    save.mockRejectedValueOnce(new Error('offline'));
    render(<Sample />);
    type('林');
    await after(1500);
    act(() => void window.dispatchEvent(new Event('online')));
    await after(0);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('saves at once when the page is left', async () => {
    const { unmount } = render(<Sample />);
    type('林');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(save).toHaveBeenLastCalledWith({ name: '林' }, { leaving: true });
    await after(0);
    type('林晓');
    unmount();
    expect(save).toHaveBeenLastCalledWith({ name: '林晓' }, { leaving: true });
    await after(60_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('does not save what was only restored, and nothing when it is off', async () => {
    const { rerender } = render(<Sample />);
    fireEvent.click(screen.getByRole('button', { name: '恢复' }));
    await after(5000);
    rerender(<Sample enabled={false} />);
    type('林');
    await after(5000);
    expect(save).not.toHaveBeenCalled();
  });

  it('renders on the server without text', () => {
    expect(renderToString(<Sample />)).toContain('data-status="idle"');
  });
});
