import { useForm } from '@ca-portal/ui/form';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useServerDraft } from './useServerDraft.js';

const draft = { form: '{"remark":"older"}', savedAt: '2026-11-21 10:00:00' };
/** The draft on the server; undefined without a network. */
let stored: typeof draft | null | undefined;
let kept: number;
beforeEach(() => {
  sessionStorage.clear();
  kept = 0;
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method === 'GET' && stored === undefined) throw new TypeError('Failed to fetch');
    if (method !== 'GET') kept += 1;
    return Response.json({ code: 200, data: method === 'GET' ? stored : { savedAt: draft.savedAt } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const local = { restored: false, clear: () => undefined, saving: () => () => undefined };

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const hook = renderHook(
    () => {
      const form = useForm({ defaultValues: { remark: '' } });
      return { form, ...useServerDraft('order:lock', 'here', form, local) };
    },
    { wrapper },
  );
  const answered = () => waitFor(() => expect(queries.isFetching()).toBe(0));
  /** Types, and waits until it is kept on the server, which is then asked again. */
  const keepAndAskAgain = async () => {
    sessionStorage.setItem('here', '{"remark":"typed"}');
    act(() => hook.result.current.form.setValue('remark', 'typed'));
    await waitFor(() => expect(kept).toBe(1), { timeout: 10_000 });
    stored = draft;
    await act(() => queries.refetchQueries());
    expect(queries.getQueryCache().getAll()[0]?.state.data).toMatchObject(draft);
    // Queries tell their observers a moment later.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  return { ...hook, answered, keepAndAskAgain };
}

it('offers the draft that the first answer holds', async () => {
  stored = draft;
  const { result } = open();
  await waitFor(() => expect(result.current.elsewhere?.savedAt).toBe(draft.savedAt));
  act(() => result.current.elsewhere?.resume());
  expect(result.current.form.getValues('remark')).toBe('older');
  expect(result.current.elsewhere).toBeUndefined();
});

it.each([
  ['there was none', null],
  ['it could not be asked', undefined],
])('never offers what was kept from here: at first %s', async (_, first) => {
  stored = first;
  const { result, answered, keepAndAskAgain } = open();
  await answered();
  await keepAndAskAgain();
  expect(result.current.elsewhere).toBeUndefined();
});
