import { UiProvider } from '@ca-portal/ui/theme';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { connection } from './connection.js';
import { ConnectionNotices } from './ConnectionNotices.js';

// Another part of the notices, and its packages cannot be loaded here.
vi.mock('./WaitNotice.js', () => ({ WaitNotice: () => null }));
afterEach(() => vi.unstubAllGlobals());

const list = vi.fn<() => Promise<string>>(() => Promise.resolve('list'));
const picture = vi.fn<() => Promise<string>>(() => Promise.resolve('picture'));
const ticket = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no network')));
const kept = { staleTime: Infinity, refetchOnReconnect: false } as const;

function Reads() {
  const reads = [
    useQuery({ queryKey: ['list'], queryFn: list, staleTime: Infinity }),
    useQuery({ queryKey: ['picture'], queryFn: picture, ...kept }),
    useQuery({ queryKey: ['ticket'], queryFn: ticket, ...kept }),
  ];
  return <p>{reads.map(({ status }) => status).join(' ')}</p>;
}

test('when the network is back, all is read again but what the user works with', async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider>
        <MemoryRouter>
          <Reads />
          <ConnectionNotices />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('success success error');
  const answers = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', answers);
  await act(() => connection.look());
  ticket.mockResolvedValue('ticket');
  answers.mockImplementation(() => Promise.resolve(Response.json({})));
  await act(() => connection.look());
  await screen.findByText('success success success');
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(picture).toHaveBeenCalledOnce();
});
