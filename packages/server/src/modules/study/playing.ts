import { randomBytes, randomUUID } from 'node:crypto';
import { formatBeijing, isLessonFinished, watchedAfter } from '@ca-portal/api/domain';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  enrollments,
  lessonNotes,
  lessonPlays,
  lessonProgress,
  lessons,
  studyDays,
} from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { beginStudy, captionsBeside, requireEnrollment } from '../../services/learning/index.js';
import { progressOf, watchedLessons } from './watched.js';

export interface LessonPath {
  readonly id: number;
  readonly lessonId: number;
}

async function notesOf(db: Db, userId: string, lessonId: number) {
  const rows = await db
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId)))
    .orderBy(asc(lessonNotes.second), asc(lessonNotes.id));
  return rows.map(({ id, second, text, createdAt }) => ({
    id,
    second,
    text,
    createdAt: formatBeijing(createdAt),
  }));
}

/** Opens a lesson on a device. Only the newest opening of a person counts. */
export async function openLesson({ id, lessonId }: LessonPath, deviceId: string, context: CallContext) {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const now = clock();
  const enrollment = await requireEnrollment(db, userId, id, now);
  const watched = (await watchedLessons(db, userId, id)).find(({ lesson }) => lesson.id === lessonId);
  if (!watched) throw new PortalError('notFound');
  if (watched.lockedReason) throw new PortalError('notPlayable');
  const playId = randomUUID();
  await db.transaction(async (tx) => {
    await beginStudy(tx, enrollment, now);
    await tx
      .insert(lessonPlays)
      .values({ id: playId, userId, lessonId, deviceId, startedAt: now, lastBeatAt: now });
    await tx
      .update(enrollments)
      .set({ lastLessonId: lessonId, lastAt: now })
      .where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, id)));
  });
  return {
    videoUrl: watched.lesson.videoUrl,
    captionsUrl: captionsBeside(watched.lesson.videoUrl),
    // After the end it starts again from the beginning.
    resumeAt: watched.lastSecond >= watched.lesson.seconds ? 0 : watched.lastSecond,
    playId,
    notes: await notesOf(db, userId, lessonId),
  };
}

/**
 * Number for verifying a completion certificate; random, because a sequence would reveal how many there are.
 */
const certificateNumber = (now: Date): string =>
  `JY${formatBeijing(now).slice(0, 10).replaceAll('-', '')}${randomBytes(5).toString('hex').toUpperCase()}`;

/**
 * A heartbeat with the span just watched. The server's clock limits how much of it can be true, and only the
 * newest opening counts, so two devices do not learn twice as fast.
 */
export async function heartbeat(
  { id, lessonId }: LessonPath,
  span: { playId: string; fromSecond: number; toSecond: number },
  context: CallContext,
) {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const now = clock();
  await requireEnrollment(db, userId, id, now);
  return db.transaction(async (tx) => {
    const [play] = await tx
      .select()
      .from(lessonPlays)
      .where(
        and(
          eq(lessonPlays.id, span.playId),
          eq(lessonPlays.userId, userId),
          eq(lessonPlays.lessonId, lessonId),
        ),
      )
      .for('update');
    const [lesson] = await tx
      .select()
      .from(lessons)
      .where(and(eq(lessons.id, lessonId), eq(lessons.courseId, id)));
    if (!play || !lesson) throw new PortalError('notFound');
    const [newest] = await tx
      .select({ id: lessonPlays.id })
      .from(lessonPlays)
      .where(eq(lessonPlays.userId, userId))
      .orderBy(desc(lessonPlays.number))
      .limit(1);
    const playedElsewhere = newest?.id !== play.id;
    const [known] = await tx
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
      .for('update');
    const before = known?.watchedSeconds ?? 0;
    const elapsed = (now.getTime() - play.lastBeatAt.getTime()) / 1000;
    const given = { from: span.fromSecond, to: span.toSecond };
    const watchedSeconds = playedElsewhere
      ? before
      : watchedAfter({ seconds: lesson.seconds, watchedSeconds: before }, given, elapsed);
    if (!playedElsewhere) {
      const lastSecond = Math.min(span.toSecond, watchedSeconds);
      const fresh = { watchedSeconds, lastSecond, updatedAt: now };
      await tx
        .insert(lessonProgress)
        .values({ userId, lessonId, courseId: id, ...fresh })
        .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set: fresh });
      await tx.update(lessonPlays).set({ lastBeatAt: now }).where(eq(lessonPlays.id, play.id));
      const studied = Math.max(0, Math.min(Math.floor(elapsed), span.toSecond - span.fromSecond));
      const day = formatBeijing(now).slice(0, 10);
      await tx
        .insert(studyDays)
        .values({ userId, day, seconds: studied })
        .onConflictDoUpdate({
          target: [studyDays.userId, studyDays.day],
          set: { seconds: sql`${studyDays.seconds} + ${studied}` },
        });
    }
    const progress = progressOf(await watchedLessons(tx, userId, id));
    const mine = and(eq(enrollments.userId, userId), eq(enrollments.courseId, id));
    await tx.update(enrollments).set({ lastLessonId: lessonId, lastAt: now }).where(mine);
    if (progress === 100) {
      await tx
        .update(enrollments)
        .set({ finishedAt: now, certificateNumber: certificateNumber(now) })
        .where(and(mine, sql`${enrollments.finishedAt} is null`));
    }
    return {
      watchedSeconds,
      finished: isLessonFinished({ seconds: lesson.seconds, watchedSeconds }),
      courseProgress: progress,
      savedAt: formatBeijing(now),
      playedElsewhere,
    };
  });
}

export async function addNote(
  { id, lessonId }: LessonPath,
  { second, text }: { second: number; text: string },
  context: CallContext,
) {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  const now = clock();
  await requireEnrollment(db, userId, id, now);
  const [lesson] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.courseId, id)));
  if (!lesson || second > lesson.seconds) throw new PortalError('notFound');
  const [note] = await db
    .insert(lessonNotes)
    .values({ userId, lessonId, second, text, createdAt: now })
    .returning({ id: lessonNotes.id });
  if (!note) throw new Error('an inserted note came back empty');
  return { id: note.id, second, text, createdAt: formatBeijing(now) };
}
