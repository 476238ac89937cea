import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import type { AnyApplication, ApplicationValues, Subject } from './description.js';
import { usePlacing } from './usePlacing.js';

const subjects = ['a', 'b', 'c'].map((certificateId) => ({
  need: { certificateId },
  quote: { totalFen: 12_000 },
})) as unknown as Subject[];
const values = {
  requestIds: { a: '1', b: '2', c: '3' },
  own: {},
} as unknown as ApplicationValues;

it('counts what is placed, and goes on when the page is left', async () => {
  const sent: (() => void)[] = [];
  const business = {
    orderType: '0103',
    place: () => new Promise((answered) => sent.push(() => answered({ orderNo: `DD${sent.length}` }))),
  } as unknown as AnyApplication;
  const client = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => usePlacing(business), { wrapper });
  const all = result.current.mutateAsync({ values, subjects, ticket: undefined });
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.());
  await waitFor(() => expect(result.current.done).toBe(1));
  unmount();
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.();
  await waitFor(() => expect(sent).toHaveLength(3));
  sent[2]?.();
  await expect(all).resolves.toHaveLength(3);
});
