import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Input } from '../input/index.js';
import {
  Field,
  Form,
  type LeaveAttempt,
  LeaveGuard,
  type LeaveGuardOptions,
  type NavigationBlocker,
  NavigationBlockerContext,
  useForm,
} from './index.js';

/** A minimal router: it asks its blocker and counts. */
function makeRouter() {
  const blockers = new Set<(attempt: LeaveAttempt) => void>();
  const block: NavigationBlocker = (ask) => {
    blockers.add(ask);
    return () => void blockers.delete(ask);
  };
  const outcome = vi.fn<(what: 'left' | 'stayed') => void>();
  const navigate = () => {
    if (blockers.size === 0) return outcome('left');
    for (const ask of blockers) ask({ proceed: () => outcome('left'), stay: () => outcome('stayed') });
  };
  return { block, navigate, outcome, blockers };
}

function Sample({ block, confirm }: LeaveGuardOptions & { block: NavigationBlocker }) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <NavigationBlockerContext value={block}>
      <Form form={form} onSubmit={() => {}} aria-label="登记">
        <LeaveGuard confirm={confirm} />
        <Field name="name" label="姓名">
          <Input />
        </Field>
        <button type="submit">提交</button>
      </Form>
    </NavigationBlockerContext>
  );
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const guarded = (router: ReturnType<typeof makeRouter>) =>
  waitFor(() => expect(router.blockers.size).toBe(1));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('LeaveGuard inside the app', () => {
  it('does not ask for an untouched form', () => {
    const router = makeRouter();
    const confirm = vi.fn<() => boolean>();
    render(<Sample block={router.block} confirm={confirm} />);
    router.navigate();
    expect(router.outcome).toHaveBeenCalledExactlyOnceWith('left');
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'left'],
    [false, 'stayed'],
  ] as const)('asks after something was typed: %s is %s', async (answer, end) => {
    const router = makeRouter();
    render(<Sample block={router.block} confirm={async () => answer} />);
    type('林');
    await guarded(router);
    router.navigate();
    await waitFor(() => expect(router.outcome).toHaveBeenCalledExactlyOnceWith(end));
  });

  it('asks one question at a time', async () => {
    const router = makeRouter();
    const answers: ((leave: boolean) => void)[] = [];
    const confirm = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => answers.push(resolve)));
    render(<Sample block={router.block} confirm={confirm} />);
    type('林');
    await guarded(router);
    router.navigate();
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    router.navigate();
    expect(router.outcome).toHaveBeenCalledExactlyOnceWith('stayed');
    expect(confirm).toHaveBeenCalledTimes(1);
    answers[0]?.(true);
    await waitFor(() => expect(router.outcome).toHaveBeenLastCalledWith('left'));
  });

  it('stays when the question cannot be shown', async () => {
    const router = makeRouter();
    render(<Sample block={router.block} confirm={() => Promise.reject(new Error('closed'))} />);
    type('林');
    await guarded(router);
    router.navigate();
    await waitFor(() => expect(router.outcome).toHaveBeenCalledExactlyOnceWith('stayed'));
  });

  it('uses the browser’s question when the page has none of its own', async () => {
    const router = makeRouter();
    const ask = vi.fn<(message?: string) => boolean>(() => true);
    vi.stubGlobal('confirm', ask);
    render(<Sample block={router.block} />);
    type('林');
    await guarded(router);
    router.navigate();
    await waitFor(() => expect(router.outcome).toHaveBeenCalledWith('left'));
    expect(ask).toHaveBeenCalledWith('您填写的内容还没有提交，离开后会丢失。确定离开吗？');
    vi.unstubAllGlobals();
  });

  it('does not ask after the submit or after unmounting', async () => {
    const router = makeRouter();
    const { unmount } = render(<Sample block={router.block} confirm={() => false} />);
    type('林');
    await guarded(router);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '提交' })));
    await waitFor(() => expect(router.blockers.size).toBe(0));
    unmount();
    router.navigate();
    expect(router.outcome).toHaveBeenCalledExactlyOnceWith('left');
  });
});
