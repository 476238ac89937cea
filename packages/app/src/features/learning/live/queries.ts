import { study } from '@ca-portal/api/groups/study';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { epochOf } from '../../../shared/time/moment-of.js';
import { mergedLines, type ChatLine } from './chat-lines.js';

const calls = api.use(study);
const quiet = { quiet: true } as const;

export type LiveLesson = Awaited<ReturnType<typeof calls.live>>;

/** The polling interval; none when nothing changes any more. */
function pollMs({ state, startsAt, now }: LiveLesson): number | false {
  if (state !== 'waiting') return state === 'live' ? 15_000 : false;
  // Near its start the lesson is polled often, so that nobody waits.
  return epochOf(startsAt) - epochOf(now) < 60_000 ? 2000 : 30_000;
}
/** Often enough for a conversation. */
const chatMs = 3000;

const liveKey = (id: number) => ['study', 'live', id] as const;
const chatKey = (id: number) => ['study', 'liveChat', id] as const;

/** The lesson; polled while it may still change, which also counts the viewer. */
export const useLiveLesson = (id: number) =>
  useQuery({
    queryKey: liveKey(id),
    queryFn: ({ signal }) => calls.live({ params: { id } }, { ...quiet, signal }),
    enabled: id > 0,
    refetchInterval: ({ state }) => (state.data ? pollMs(state.data) : false),
  });

/** The messages so far; while the lesson runs, only new ones are requested. */
export function useLiveChat(id: number, { state, lines }: LiveLesson) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: chatKey(id),
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<ChatLine[]>(chatKey(id)) ?? lines;
      const after = known.at(-1)?.id ?? 0;
      const fresh = await calls.liveChat({ params: { id }, query: { after } }, { ...quiet, signal });
      return mergedLines(queries.getQueryData<ChatLine[]>(chatKey(id)) ?? known, fresh);
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
    mutationFn: (text: string) => calls.say({ params: { id }, body: { text } }, quiet),
    onSuccess: (line) =>
      queries.setQueryData<ChatLine[]>(chatKey(id), (known = []) => mergedLines(known, [line])),
  });
}

export function useSignIn(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => calls.signIn({ params: { id } }),
    onSuccess: ({ signedInAt }) =>
      queries.setQueryData<LiveLesson>(liveKey(id), (live) => live && { ...live, signedInAt }),
  });
}
