import { study } from '@ca-portal/api/groups/study';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, read, setRead, write } from '../../../api/query.js';
import { epochOf } from '../../../shared/time/index.js';
import { mergedLines } from './chat-lines.js';

const quiet = { quiet: true } as const;

export type LiveLesson = Answer<typeof study, 'live'>;

/** The polling interval; none when nothing changes any more. */
function pollMs({ state, startsAt, now }: LiveLesson): number | false {
  if (state !== 'waiting') return state === 'live' ? 15_000 : false;
  // Near its start the lesson is polled often, so that nobody waits.
  return epochOf(startsAt) - epochOf(now) < 60_000 ? 2000 : 30_000;
}
/** Often enough for a conversation. */
const chatMs = 3000;

const liveRead = (id: number) => read(study, 'live', { params: { id } });
/** All lines of the conversation, whatever each call asks for. */
const chatRead = (id: number) => read(study, 'liveChat', { params: { id }, query: { after: 0 } });

/** The lesson; polled while it may still change, which also counts the viewer. */
export const useLiveLesson = (id: number) =>
  useQuery({
    ...liveRead(id),
    enabled: id > 0,
    refetchInterval: ({ state }) => (state.data ? pollMs(state.data) : false),
  });

/** The messages so far; while the lesson runs, only new ones are requested. */
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

export const useSay = () =>
  useMutation(
    write(study, 'say', {
      refreshes: [],
      quiet: true,
      answers: (line, { params: { id } }) => setRead(chatRead(id), (known) => mergedLines(known, [line])),
    }),
  );

export const useSignIn = () =>
  useMutation(
    write(study, 'signIn', {
      refreshes: [],
      answers: ({ signedInAt }, { params: { id } }) =>
        setRead(liveRead(id), (live) => ({ ...live, signedInAt })),
    }),
  );
