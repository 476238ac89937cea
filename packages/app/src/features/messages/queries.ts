import { messages } from '@ca-portal/api/groups/messages';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { useSettled } from '../../shell/useSettled.js';
import { boxes, type MessagePosition } from './message-position.js';

const calls = api.use(messages);
/** What the page shows itself must not toast as well. */
const quiet = { quiet: true } as const;

export type Message = Awaited<ReturnType<typeof calls.list>>['rows'][number];
export type MessageDetail = Awaited<ReturnType<typeof calls.detail>>;
export type Letter = Parameters<typeof calls.add>[0]['body'];

export const pageSize = 10;

/** All begin with `messages`: the bell of the top bar asks anew when one of them is made invalid. */
const messageKeys = {
  all: ['messages'] as const,
  list: (query: object) => ['messages', 'list', query] as const,
  unread: ['messages', 'unread'] as const,
  detail: (id: number) => ['messages', 'detail', id] as const,
  recipients: ['messages', 'recipients'] as const,
};

/** One page of a box, newest first. */
export function useMessages({ box, page, topic, category, important, isRead }: MessagePosition) {
  const words = useSettled(topic.trim());
  const query = {
    page,
    limit: pageSize,
    messageStatus: boxes[box],
    topic: words,
    messageCategory: category,
    important,
    isRead,
  };
  return useQuery({
    queryKey: messageKeys.list(query),
    queryFn: ({ signal }) => calls.list({ query }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
  });
}

export const useUnread = () =>
  useQuery({
    queryKey: messageKeys.unread,
    queryFn: ({ signal }) => calls.unread(undefined, { ...quiet, signal }),
  });

export const useMessage = (id: number) =>
  useQuery({
    queryKey: messageKeys.detail(id),
    queryFn: ({ signal }) => calls.detail({ params: { id } }, { ...quiet, signal }),
    enabled: id > 0,
  });

/** Whom one may write to, by department. */
export const useRecipients = () =>
  useQuery({
    queryKey: messageKeys.recipients,
    queryFn: ({ signal }) => calls.selectDepUserList({ body: {} }, { ...quiet, signal }),
    staleTime: 300_000,
  });

function useMessageChange<Input, Result>(key: string, change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['messages', key],
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: messageKeys.all }),
  });
}

/** Happens by itself when a message is opened: nobody is told when it fails, the mark simply stays. */
export const useMarkRead = () =>
  useMessageChange('read', (id: number) => calls.updateStatus({ params: { id } }, quiet));
export const useReadAll = () => useMessageChange('readAll', () => calls.readAll(undefined));
export const useRemove = () => useMessageChange('remove', (id: number) => calls.remove({ params: { id } }));
export const useRemind = () => useMessageChange('remind', (id: number) => calls.remind({ params: { id } }));

export interface Written {
  /** The draft that it was, none for a new text. */
  id: number | undefined;
  letter: Letter;
}

/** Keeps a draft or sends; answers its number. Sending what is a draft already sends that one. */
export function useWrite() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['messages', 'write'],
    mutationFn: async ({ id, letter }: Written): Promise<number> => {
      // The autosave says the same text again after a failure: that is meant.
      const options = { ...quiet, again: true };
      if (id === undefined) return (await calls.add({ body: letter }, options)).id;
      await calls.updateDraft({ params: { id }, body: letter }, options);
      return id;
    },
    onSuccess: (id) => {
      void queries.invalidateQueries({ queryKey: ['messages', 'list'] });
      queries.removeQueries({ queryKey: messageKeys.detail(id), type: 'inactive' });
    },
  });
}
