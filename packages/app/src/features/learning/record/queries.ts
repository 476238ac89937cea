import { study } from '@ca-portal/api/groups/study';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, call, read, setRead, write } from '../../../api/query.js';
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

const playInput = (courseId: number, lessonId: number) => ({
  params: { id: courseId, lessonId },
  body: { deviceId: deviceId() },
});
const playRead = (courseId: number, lessonId: number) => read(study, 'play', playInput(courseId, lessonId));

/**
 * Opens a lesson on this device. Each opening stops the other devices, so it runs once each time the lesson is shown,
 * and never on a window focus.
 */
export const usePlay = (courseId: number, lessonId: number) =>
  useQuery({
    ...playRead(courseId, lessonId),
    // Not given up where the page is left meanwhile: the server has counted it by then.
    queryFn: () => call(study, 'play', playInput(courseId, lessonId), quiet),
    // Not even where everything is asked for anew, as after the network was gone: that would begin another opening.
    staleTime: 'static',
    gcTime: 0,
  });

export const saveProgress = (
  courseId: number,
  lessonId: number,
  body: { playId: string; fromSecond: number; toSecond: number },
): Promise<Saved> => call(study, 'progress', { params: { id: courseId, lessonId }, body }, quiet);

export const useAddNote = () =>
  useMutation(
    write(study, 'addNote', {
      refreshes: [],
      quiet: true,
      answers: (note, { params: { id, lessonId } }) =>
        setRead(playRead(id, lessonId), (play) => ({
          ...play,
          notes: [...play.notes, note].toSorted((a, b) => a.second - b.second),
        })),
    }),
  );
