import { study } from '@ca-portal/api/groups/study';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.js';
import { deviceId } from './device-id.js';

const calls = api.use(study);
const quiet = { quiet: true } as const;

export type LearningRecord = Awaited<ReturnType<typeof calls.record>>;
export type Play = Awaited<ReturnType<typeof calls.play>>;
export type LessonNote = Play['notes'][number];
export type Saved = Awaited<ReturnType<typeof calls.progress>>;

export const recordKey = (courseId: number) => ['study', 'record', courseId] as const;

export const useLearningRecord = (courseId: number) =>
  useQuery({
    queryKey: recordKey(courseId),
    queryFn: ({ signal }) => calls.record({ params: { id: courseId } }, { ...quiet, signal }),
    enabled: courseId > 0,
  });

/**
 * Opens a lesson on this device. Each opening tells the others to stop, so it happens once for each time the lesson is
 * shown, and never because a window got the focus.
 */
export const usePlay = (courseId: number, lessonId: number) =>
  useQuery({
    queryKey: ['study', 'play', courseId, lessonId],
    queryFn: () => calls.play({ params: { id: courseId, lessonId }, body: { deviceId: deviceId() } }, quiet),
    // Not even where everything is asked for anew, as after the network was gone: that would begin another opening.
    staleTime: 'static',
    gcTime: 0,
  });

export const saveProgress = (
  courseId: number,
  lessonId: number,
  body: { playId: string; fromSecond: number; toSecond: number },
): Promise<Saved> => calls.progress({ params: { id: courseId, lessonId }, body }, quiet);

export function useAddNote(courseId: number, lessonId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { second: number; text: string }) =>
      calls.addNote({ params: { id: courseId, lessonId }, body }, quiet),
    onSuccess: (note) =>
      queries.setQueryData<Play>(['study', 'play', courseId, lessonId], (play) =>
        play ? { ...play, notes: [...play.notes, note].toSorted((a, b) => a.second - b.second) } : play,
      ),
  });
}
