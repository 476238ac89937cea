import { study } from '@ca-portal/api/groups/study';
import { isApiError } from '@ca-portal/api';
import { heartbeatSeconds } from '@ca-portal/api/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readsOf, refresh, setRead } from '../../../api/query.js';
import { stillMine } from '../../../session/still-mine.js';
import { causeOf } from '../../../shared/failure/index.js';
import { recordRead, saveProgress, type LearningRecord, type Play, type Saved } from './queries.js';
import { createWatchedSpans } from './watched-spans.js';

export interface ProgressState {
  /** Beijing time of the last save; empty before the first. */
  savedAt: string;
  /** The progress that the server has. */
  savedSecond: number;
  /** No answer from the server: unsaved progress is kept here. */
  offline: boolean;
  /** Another device plays the lesson. */
  elsewhere: boolean;
  /** The server refuses it, in its own words. */
  refusal: string;
}

/** A save appears in the list of chapters at once; what it unlocks is reloaded. */
const withSaved = (record: LearningRecord, lessonId: number, saved: Saved): LearningRecord => ({
  ...record,
  chapters: record.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) =>
      lesson.id === lessonId
        ? { ...lesson, watchedSeconds: saved.watchedSeconds, finished: saved.finished }
        : lesson,
    ),
  })),
});

/**
 * Saves the watched time of one opening of a lesson: every 15 seconds while it plays, on a pause, when the page is
 * hidden or left, and when the network is back (dossier 6.1).
 */
export function useProgress(
  courseId: number,
  lessonId: number,
  { playId, resumeAt }: Play,
  playing: boolean,
) {
  const queries = useQueryClient();
  const [spans] = useState(() => createWatchedSpans(resumeAt));
  const [state, setState] = useState<ProgressState>({
    savedAt: '',
    savedSecond: resumeAt,
    offline: false,
    elsewhere: false,
    refusal: '',
  });
  const [mine] = useState(stillMine);
  const sending = useRef<Promise<void>>(undefined);

  const send = useCallback(async () => {
    // Time watched meanwhile is saved the next time.
    for (
      let span = mine() ? spans.next() : undefined;
      span;
      span = spans.hasClosed() ? spans.next() : undefined
    ) {
      try {
        const saved = await saveProgress(courseId, lessonId, { playId, ...span });
        spans.saved(span);
        const { toSecond } = span;
        setState({
          savedAt: saved.savedAt,
          savedSecond: Math.min(toSecond, saved.watchedSeconds),
          offline: false,
          elsewhere: saved.playedElsewhere,
          refusal: '',
        });
        const known = queries.getQueryData(recordRead(courseId).queryKey);
        const before = known?.chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
        setRead(recordRead(courseId), (record) => withSaved(record, lessonId, saved))(queries);
        if (saved.finished && !before?.finished) {
          await refresh(queries, [recordRead(courseId)]);
          void refresh(queries, [readsOf(study, 'mine')]);
        }
        if (saved.playedElsewhere) return;
      } catch (error) {
        const noAnswer = isApiError(error) && error.retryable;
        setState((before) => ({
          ...before,
          offline: noAnswer,
          refusal: noAnswer ? '' : `${causeOf(error)}。`,
        }));
        return;
      }
    }
  }, [courseId, lessonId, mine, playId, queries, spans]);

  /** Waits for a running save and then sends the rest. */
  const flush = useCallback((): Promise<void> => {
    const run = (sending.current ?? Promise.resolve()).then(send).finally(() => {
      if (sending.current === run) sending.current = undefined;
    });
    sending.current = run;
    return run;
  }, [send]);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => void flush(), heartbeatSeconds * 1000);
    return () => clearInterval(timer);
  }, [playing, flush]);

  useEffect(() => {
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    const whenLeft = () => void flush();
    const whenGone = () => setState((before) => ({ ...before, offline: true }));
    const whenBack = () => {
      setState((before) => ({ ...before, offline: false }));
      void flush();
    };
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', whenLeft);
    window.addEventListener('offline', whenGone);
    window.addEventListener('online', whenBack);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', whenLeft);
      window.removeEventListener('offline', whenGone);
      window.removeEventListener('online', whenBack);
      // The user opens another page of the portal.
      void flush();
    };
  }, [flush]);

  return { state, spans, flush };
}
