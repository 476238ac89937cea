import { study } from '@ca-portal/api/contract';
import { exampleHandlers, mock, mockError, mockNetworkError } from '@ca-portal/api/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenStore } from '../../../session/token.js';
import { play, record, saved } from '../learning.fixtures.js';
import { recordRead } from './queries.js';
import { useProgress } from './useProgress.js';

const server = setupServer(...exampleHandlers());
const sent: { fromSecond: number; toSecond: number }[] = [];
const accept = (answer: Partial<typeof saved> = {}) =>
  server.use(
    mock(study.progress, ({ body }) => {
      sent.push({ fromSecond: body.fromSecond, toSecond: body.toSecond });
      return { ...saved, watchedSeconds: body.toSecond, ...answer };
    }),
  );

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent.length = 0;
  accept();
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

function watching() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(recordRead(1).queryKey, record);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const hook = renderHook(({ playing }) => useProgress(1, 112, play, playing), {
    wrapper,
    initialProps: { playing: true },
  });
  return { ...hook, queries };
}
const lastLesson = (queries: QueryClient) =>
  queries.getQueryData<typeof record>(recordRead(1).queryKey)?.chapters[0]?.lessons[1];

describe('what is watched', () => {
  it('is saved every 15 seconds while the video plays, and appears in the list of chapters', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { result, queries } = watching();
    act(() => result.current.spans.moveTo(40));
    act(() => void vi.advanceTimersByTime(14_900));
    expect(vi.getTimerCount()).toBe(1);
    expect(sent).toEqual([]);
    act(() => void vi.advanceTimersByTime(100));
    vi.useRealTimers();
    await waitFor(() => expect(result.current.state.savedAt).toBe(saved.savedAt));
    expect(sent).toEqual([{ fromSecond: 25, toSecond: 40 }]);
    expect(result.current.state.savedSecond).toBe(40);
    expect(lastLesson(queries)?.watchedSeconds).toBe(40);
  });

  it('needs no heartbeat while the video is paused', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { rerender } = watching();
    expect(vi.getTimerCount()).toBe(1);
    rerender({ playing: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is saved at once when %s', async (_, leave) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { result } = watching();
    act(() => result.current.spans.moveTo(31));
    act(() => void leave());
    await waitFor(() => expect(sent).toEqual([{ fromSecond: 25, toSecond: 31 }]));
    // The page is shown again, for the tests after this one.
    window.dispatchEvent(new Event('pageshow'));
  });

  it('is saved when another page of the portal opens', async () => {
    const { result, unmount } = watching();
    act(() => result.current.spans.moveTo(33));
    unmount();
    await waitFor(() => expect(sent).toEqual([{ fromSecond: 25, toSecond: 33 }]));
  });

  it('is not sent in the name of another user who continues in this window', async () => {
    const { result, unmount } = watching();
    act(() => result.current.spans.moveTo(33));
    tokenStore.set('5.li');
    await act(() => result.current.flush());
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sent).toEqual([]);
    tokenStore.clear();
  });

  it('waits for the network and is sent then, completely', async () => {
    server.use(mockNetworkError(study.progress));
    const { result } = watching();
    act(() => result.current.spans.moveTo(30));
    await act(() => result.current.flush());
    expect(result.current.state).toMatchObject({ offline: true, savedSecond: 25, refusal: '' });
    accept();
    act(() => result.current.spans.moveTo(34));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent).toEqual([{ fromSecond: 25, toSecond: 34 }]));
    await waitFor(() => expect(result.current.state).toMatchObject({ offline: false, savedSecond: 34 }));
  });

  it('is not counted beside another device, and a refusal is shown', async () => {
    accept({ playedElsewhere: true, watchedSeconds: 25 });
    const { result } = watching();
    act(() => result.current.spans.moveTo(30));
    await act(() => result.current.flush());
    expect(result.current.state).toMatchObject({ elsewhere: true, savedSecond: 25 });
    server.use(mockError(study.progress, 'notEnrolled'));
    act(() => result.current.spans.moveTo(40));
    await act(() => result.current.flush());
    expect(result.current.state.refusal).not.toBe('');
    expect(result.current.state.offline).toBe(false);
  });

  it('is sent one span after the other, never two at once', async () => {
    const { result } = watching();
    act(() => result.current.spans.moveTo(30));
    act(() => result.current.spans.jumpTo(5));
    act(() => result.current.spans.moveTo(9));
    await act(() => Promise.all([result.current.flush(), result.current.flush()]));
    expect(sent).toEqual([
      { fromSecond: 25, toSecond: 30 },
      { fromSecond: 5, toSecond: 9 },
    ]);
  });
});
