import { study } from '@ca-portal/api/groups/study';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, read } from '../../../api/query.js';
import { deviceId } from './device-id.js';

const quiet = { quiet: true } as const;

export type LearningRecord = Answer<typeof study, 'record'>;
export type Play = Answer<typeof study, 'play'>;
export type LessonNote = Play['notes'][number];
export type Saved = Answer<typeof study, 'progress'>;

export const recordRead = (courseId: number) => read(study, 'record', { params: { id: courseId } });

export const useLearningRecord = (courseId: number) =>
  useQuery({
    ...recordRead(courseId),
    enabled: courseId > 0,
  });

/**
 * Opens a lesson on this device. Each opening stops the other devices, so it runs once each time the lesson is shown,
 * and never on a window focus.
 */
export const usePlay = (courseId: number, lessonId: number) =>
  useQuery({
    queryKey: ['study', 'play', courseId, lessonId],
    queryFn: () =>
      call(study, 'play', { params: { id: courseId, lessonId }, body: { deviceId: deviceId() } }, quiet),
    // Not even when everything is refetched, as after a lost network: that would be another opening.
    staleTime: 'static',
    gcTime: 0,
  });

export const saveProgress = (
  courseId: number,
  lessonId: number,
  body: { playId: string; fromSecond: number; toSecond: number },
): Promise<Saved> => call(study, 'progress', { params: { id: courseId, lessonId }, body }, quiet);

export function useAddNote(courseId: number, lessonId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { second: number; text: string }) =>
      call(study, 'addNote', { params: { id: courseId, lessonId }, body }, quiet),
    onSuccess: (note) =>
      queries.setQueryData<Play>(['study', 'play', courseId, lessonId], (play) =>
        play ? { ...play, notes: [...play.notes, note].toSorted((a, b) => a.second - b.second) } : play,
      ),
  });
}
