/** Lengths of a course in hours. */
export const courseHours = [480, 560, 640] as const;
/** Hours of continuing education of a course. */
export type CourseHours = (typeof courseHours)[number];
/** Recorded courses and live ones. */
export const courseKinds = ['recorded', 'live'] as const;
/** Whether a course is recorded or live. */
export type CourseKind = (typeof courseKinds)[number];

/** The player reports a period this often; the server accepts no longer ones. */
export const heartbeatSeconds = 15;
/** A lesson counts as finished from this share on: players stop a moment before the end. */
export const finishedShare = 0.95;

/** Progress of a lesson. */
export interface LessonProgress {
  /** Its length. */
  readonly seconds: number;
  /** The watched part. */
  readonly watchedSeconds: number;
}

/** Whether enough of a lesson was watched. */
export const isLessonFinished = ({ seconds, watchedSeconds }: LessonProgress): boolean =>
  seconds > 0 && watchedSeconds >= seconds * finishedShare;

/** 0 to 100, by time. It is 100 only when each lesson is finished, and is never rounded up to it. */
export function courseProgress(lessons: readonly LessonProgress[]): number {
  if (lessons.length > 0 && lessons.every(isLessonFinished)) return 100;
  const total = lessons.reduce((sum, l) => sum + l.seconds, 0);
  if (total === 0) return 0;
  const watched = lessons.reduce((sum, l) => sum + Math.min(l.watchedSeconds, l.seconds), 0);
  return Math.min(99, Math.floor((watched / total) * 100));
}

/**
 * Watched seconds of a lesson after a heartbeat. A period counts if it starts within the watched part
 * (no seeking forward on the first view), and only as far as the time since the last heartbeat allows.
 */
export function watchedAfter(
  lesson: LessonProgress,
  span: { readonly from: number; readonly to: number },
  /** Seconds since the last heartbeat by the server's clock; players offer at most double speed. */
  elapsed: number,
): number {
  const { seconds, watchedSeconds } = lesson;
  if (span.from > watchedSeconds || span.to <= watchedSeconds) return watchedSeconds;
  const credible = watchedSeconds + Math.max(0, Math.ceil(elapsed * 2));
  return Math.max(watchedSeconds, Math.min(span.to, credible, seconds));
}

/** Hours earned so far, to one decimal, proportional to the progress. */
export const hoursEarned = (hours: number, progress: number): number => Math.round(hours * progress) / 100;
