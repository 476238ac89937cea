import { messages } from '@ca-portal/api/groups/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Answer, call, gather, refresh, setRead } from '../../api/query.js';

const quiet = { quiet: true } as const;

export type Message = Answer<typeof messages, 'list'>['rows'][number];
type Category = Message['messageCategory'];

/** The bell's list, beside the reads of its group: a page that changes messages makes it stale with them. */
const inboxRead = gather(messages, 'inbox', async ({ signal }): Promise<Message[]> => {
  const query = { page: 1, limit: 999, messageStatus: '1' } as const;
  return (await call(messages, 'list', { query }, { ...quiet, signal })).rows;
});

export const unreadOf = (inbox: readonly Message[], category: Category): readonly Message[] =>
  inbox.filter(({ isRead, messageCategory }) => isRead === 0 && messageCategory === category);

/**
 * The inbox of the top bar: page 1, limit 999, messageStatus 1 (spec 7.3). The server leaves out the user's own
 * messages by his id (`isForInbox`); a filter by name would also hide messages of a namesake.
 */
export function useInbox() {
  const queries = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    ...inboxRead,
    staleTime: 30_000,
    refetchInterval: 120_000,
  });

  /** Marked as read at once; where the server call failed, the reloaded list corrects it. */
  const mark = useCallback(
    async (fits: (message: Message) => boolean, tell: () => Promise<unknown>) => {
      await queries.cancelQueries({ queryKey: inboxRead.queryKey });
      setRead(inboxRead, (inbox) =>
        inbox.map((message) => (fits(message) ? { ...message, isRead: 1 as const } : message)),
      )(queries);
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
      () => call(messages, 'updateStatus', { params: { id } }, quiet),
    );

  const markAllRead = (category: Category) => {
    const inbox = data ?? [];
    const unread = unreadOf(inbox, category);
    const others = unreadOf(inbox, category === '1' ? '2' : '1');
    return mark(
      (message) => unread.includes(message),
      async () => {
        // One call reads the whole box: it fits only where the other tab has nothing unread.
        if (others.length === 0) return call(messages, 'readAll', undefined, quiet);
        for (const { id } of unread) await call(messages, 'updateStatus', { params: { id } }, quiet);
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
