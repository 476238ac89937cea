import { messages } from '@ca-portal/api/groups/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../api/client.js';
import { refresh } from '../../api/query.js';

const calls = api.use(messages);
const quiet = { quiet: true } as const;

/** Query key in the messages group: a page that changes messages invalidates the bell's list, too. */
const inboxKey = [messages.name, 'inbox'] as const;
export type Message = Awaited<ReturnType<typeof calls.list>>['rows'][number];
type Category = Message['messageCategory'];

export const unreadOf = (inbox: readonly Message[], category: Category): readonly Message[] =>
  inbox.filter(({ isRead, messageCategory }) => isRead === 0 && messageCategory === category);

/**
 * The inbox of the top bar: page 1, limit 999, messageStatus 1 (spec 7.3). The server leaves out the user's own
 * messages by his id (`isForInbox`); a filter by name would also hide messages of a namesake.
 */
export function useInbox() {
  const queries = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: inboxKey,
    queryFn: async ({ signal }) => {
      const query = { page: 1, limit: 999, messageStatus: '1' } as const;
      return (await calls.list({ query }, { ...quiet, signal })).rows;
    },
    staleTime: 30_000,
    refetchInterval: 120_000,
  });

  /** Marked as read at once; where the server call failed, the reloaded list corrects it. */
  const mark = useCallback(
    async (fits: (message: Message) => boolean, tell: () => Promise<unknown>) => {
      await queries.cancelQueries({ queryKey: inboxKey });
      queries.setQueryData<Message[]>(inboxKey, (inbox) =>
        inbox?.map((message) => (fits(message) ? { ...message, isRead: 1 } : message)),
      );
      try {
        await tell();
      } catch {
        // The list is reloaded below and shows what the server has stored.
      }
      await refresh(queries, [messages]);
    },
    [queries],
  );

  const markRead = ({ id }: Pick<Message, 'id'>) =>
    mark(
      (message) => message.id === id,
      () => calls.updateStatus({ params: { id } }, quiet),
    );

  const markAllRead = (category: Category) => {
    const inbox = data ?? [];
    const unread = unreadOf(inbox, category);
    const others = unreadOf(inbox, category === '1' ? '2' : '1');
    return mark(
      (message) => unread.includes(message),
      async () => {
        // One call marks all messages as read: used only where the other tab has nothing unread.
        if (others.length === 0) return calls.readAll(undefined, quiet);
        for (const { id } of unread) await calls.updateStatus({ params: { id } }, quiet);
      },
    );
  };

  return {
    inbox: data,
    status: isError && !data ? 'failed' : isPending ? 'loading' : 'ready',
    retry: () => void refetch(),
    markRead,
    markAllRead,
  } as const;
}
