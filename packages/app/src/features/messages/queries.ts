import { messages } from '@ca-portal/api/groups/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, call, change, read, readsOf, usePage, write } from '../../api/query.js';
import { useDebounced } from '../../shared/list/index.js';
import { boxes, type MessagePosition } from './message-position.js';

export type Message = Answer<typeof messages, 'list'>['rows'][number];
export type MessageDetail = Answer<typeof messages, 'detail'>;
export type Letter = Asked<typeof messages, 'add'>['body'];

export const pageSize = 10;

/** One page of a box, newest first. */
export function useMessages({ box, page, topic, category, important, isRead }: MessagePosition) {
  const words = useDebounced(topic.trim());
  const query = {
    page,
    limit: pageSize,
    messageStatus: boxes[box],
    topic: words,
    messageCategory: category,
    important,
    isRead,
  };
  return usePage(messages, 'list', { query });
}

export const useUnread = () => useQuery(read(messages, 'unread'));

export const useMessage = (id: number) =>
  useQuery({
    ...read(messages, 'detail', { params: { id } }),
    enabled: id > 0,
  });

/** Possible recipients, by department. */
export const useRecipients = () =>
  useQuery({
    ...read(messages, 'selectDepUserList', { body: {} }),
    staleTime: 300_000,
  });

/** Runs automatically when a message is opened: a failure is not shown, the message only stays unread. */
export const useMarkRead = () => useMutation(write(messages, 'updateStatus', { quiet: true }));
export const useReadAll = () => useMutation(write(messages, 'readAll'));
export const useRemove = () => useMutation(write(messages, 'remove'));
export const useRecall = () => useMutation(write(messages, 'recall'));
export const useRemind = () => useMutation(write(messages, 'remind'));

export interface Written {
  /** The draft's id, none for a new text. */
  id: number | undefined;
  letter: Letter;
}

/** Saves a draft or sends; returns its id. For an existing draft, it sends that draft. */
export const useWrite = () =>
  useMutation({
    ...change([readsOf(messages, 'list')], async ({ id, letter }: Written): Promise<number> => {
      // The autosave sends the same text again after a failure: this is intended.
      const options = { quiet: true, again: true };
      if (id === undefined) return (await call(messages, 'add', { body: letter }, options)).id;
      await call(messages, 'updateDraft', { params: { id }, body: letter }, options);
      return id;
    }),
    // A form that opens later must not start from the old text.
    onSuccess: (id, _input, _result, { client }) =>
      client.removeQueries({
        queryKey: read(messages, 'detail', { params: { id } }).queryKey,
        type: 'inactive',
      }),
  });
