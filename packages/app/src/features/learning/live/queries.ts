import { study } from '@ca-portal/api/groups/study';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, read } from '../../../api/query.js';
import { epochOf } from '../../../shared/time/moment-of.js';
import { mergedLines } from './chat-lines.js';

const quiet = { quiet: true } as const;

export type LiveLesson = Answer<typeof study, 'live'>;

/** How soon to ask again; not at all when nothing changes any more. */
function pollMs({ state, startsAt, now }: LiveLesson): number | false {
  if (state !== 'waiting') return state === 'live' ? 15_000 : false;
  // Around its begin the lesson must not be waited for twice.
  return epochOf(startsAt) - epochOf(now) < 60_000 ? 2000 : 30_000;
}
/** As often as a conversation needs it. */
const chatMs = 3000;

const liveRead = (id: number) => read(study, 'live', { params: { id } });
/** All lines of the conversation, whatever each call asks for. */
const chatRead = (id: number) => read(study, 'liveChat', { params: { id }, query: { after: 0 } });

/** The lesson; asked again while it may still change, which also counts the viewer. */
export const useLiveLesson = (id: number) =>
  useQuery({
    ...liveRead(id),
    enabled: id > 0,
    refetchInterval: ({ state }) => (state.data ? pollMs(state.data) : false),
  });

/** The conversation so far; while the lesson runs, only what is new is asked for. */
export function useLiveChat(id: number, { state, lines }: LiveLesson) {
  const queries = useQueryClient();
  const chat = chatRead(id);
  return useQuery({
    ...chat,
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData(chat.queryKey) ?? lines;
      const after = known.at(-1)?.id ?? 0;
      const fresh = await call(study, 'liveChat', { params: { id }, query: { after } }, { ...quiet, signal });
      return mergedLines(queries.getQueryData(chat.queryKey) ?? known, fresh);
    },
    initialData: lines,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: state === 'live' ? chatMs : false,
  });
}

export function useSay(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(study, 'say', { params: { id }, body: { text } }, quiet),
    onSuccess: (line) =>
      queries.setQueryData(chatRead(id).queryKey, (known = []) => mergedLines(known, [line])),
  });
}

export function useSignIn(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(study, 'signIn', { params: { id } }),
    onSuccess: ({ signedInAt }) =>
      queries.setQueryData(liveRead(id).queryKey, (live) => live && { ...live, signedInAt }),
  });
}
