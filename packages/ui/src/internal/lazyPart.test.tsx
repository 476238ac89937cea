import { type ReactNode, Suspense, useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster, toaster } from '../toast/index.js';
import { lazyPart, type LazyPartProps } from './lazyPart.js';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
const logged = vi.fn<(error: unknown) => void>();
let reachable: boolean;
let asked: number;

beforeEach(() => {
  reachable = false;
  asked = 0;
  logged.mockReset();
  vi.stubGlobal('reportError', logged);
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => toaster.clear());
});

interface DialogProps {
  name: string;
}
const Dialog = ({ name }: DialogProps) => <dialog open aria-label={name} />;
const newPart = () =>
  lazyPart<DialogProps>(async () => {
    asked += 1;
    if (!reachable) throw gone;
    return Dialog;
  });

/** A page with unsaved text, and a button that opens the part. */
function Page({ children }: { children: (setShown: (shown: boolean) => void) => ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <main>
      <input aria-label="备注" />
      <button type="button" onClick={() => setShown(true)}>
        打开
      </button>
      <Suspense fallback={<p>正在打开</p>}>{shown ? children(setShown) : null}</Suspense>
      <Toaster />
    </main>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('lazyPart', () => {
  it('keeps the page and its unsaved text when the code fails to load, and shows a message', async () => {
    const Part = newPart();
    render(<Page>{(setShown) => <Part name="客服" setShown={setShown} />}</Page>);
    await userEvent.type(screen.getByRole('textbox'), '请寄到和平区');
    await press('打开');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '这部分没有打开可能是网络断开或刚发布了新版本。请重试，或刷新页面。',
    );
    expect(screen.getByRole('textbox')).toHaveValue('请寄到和平区');
    expect(screen.queryByText('正在打开')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledExactlyOnceWith(gone);
  });

  it('loads the code again on the next press, and removes the message when it arrives', async () => {
    const Part = newPart();
    render(<Page>{(setShown) => <Part name="客服" setShown={setShown} />}</Page>);
    await press('打开');
    await screen.findByRole('alert');
    expect(asked).toBe(1);

    reachable = true;
    await press('打开');
    expect(await screen.findByRole('dialog', { name: '客服' })).toBeInTheDocument();
    expect(asked).toBe(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens by 重试; a second failure shows one message again', async () => {
    const Part = newPart();
    render(<Page>{(setShown) => <Part name="客服" setShown={setShown} />}</Page>);
    await press('打开');
    await screen.findByRole('alert');
    await press('打开');
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByText('正在打开')).not.toBeInTheDocument());
    expect(await screen.findAllByRole('alert')).toHaveLength(1);

    reachable = true;
    await press('重试');
    expect(await screen.findByRole('dialog', { name: '客服' })).toBeInTheDocument();
  });

  it('does not load again by itself, however often its parent renders', async () => {
    const Part = newPart();
    const part = (name: string) => (
      <Suspense>
        <Part name={name} />
      </Suspense>
    );
    const { rerender } = render(part('甲'));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await act(async () => {});
    rerender(part('乙'));
    rerender(part('丙'));
    await act(async () => {});
    expect(asked).toBe(1);
  });

  it('without `setShown`, tries again in place, and can show a fallback', async () => {
    const Part = newPart();
    render(
      <>
        <Suspense fallback={<p>正在打开</p>}>
          <Part name="预览" instead={() => <p>只有文字</p>} />
        </Suspense>
        <Toaster />
      </>,
    );
    expect(await screen.findByText('只有文字')).toBeInTheDocument();
    reachable = true;
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('dialog', { name: '预览' })).toBeInTheDocument();
  });

  it('loads once for all waiting instances, and not again once loaded', async () => {
    reachable = true;
    const Part = newPart();
    const both = (
      <Suspense>
        <Part name="甲" />
        <Part name="乙" />
      </Suspense>
    );
    const { unmount } = render(both);
    expect(await screen.findByRole('dialog', { name: '乙' })).toBeInTheDocument();
    unmount();
    render(both);
    expect(await screen.findByRole('dialog', { name: '甲' })).toBeInTheDocument();
    expect(asked).toBe(1);
  });

  it('shows no message before somebody opened it; the first press loads it and shows the message', async () => {
    const Part = newPart();
    const draw = (quiet: boolean) => (
      <>
        <Suspense>
          <Part
            name="个人中心"
            quiet={quiet}
            instead={(again) => (
              <button type="button" onClick={again}>
                林晓禾
              </button>
            )}
          />
        </Suspense>
        <Toaster />
      </>
    );
    const { rerender } = render(draw(true));
    const trigger = await screen.findByRole('button', { name: '林晓禾' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(draw(false));
    await userEvent.click(trigger);
    expect(await screen.findByRole('alert')).toHaveTextContent('这部分没有打开');
    expect(asked).toBe(2);
  });

  it('reports no failed prefetch', async () => {
    const Part = newPart();
    render(<Toaster />);
    Part.prefetch();
    await act(async () => {});
    expect(asked).toBe(1);
    expect(logged).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the page without a Toaster, too', async () => {
    const Part = newPart();
    const Bare = ({ setShown }: LazyPartProps) => <Part name="客服" setShown={setShown} />;
    render(
      <>
        <p>页面正文</p>
        <Suspense>
          <Bare />
        </Suspense>
      </>,
    );
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await act(async () => {});
    expect(screen.getByText('页面正文')).toBeInTheDocument();
  });

  it('is not in the markup of the server before its code is there', () => {
    const Part = newPart();
    reachable = true;
    expect(
      renderToString(
        <Suspense fallback={<p>正在打开</p>}>
          <Part name="客服" />
        </Suspense>,
      ),
    ).toContain('正在打开');
  });
});
