import { formatBeijing } from '@ca-portal/api/domain';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { liveAttendances, liveLines, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  beginStudy,
  captionsBeside,
  findCourse,
  liveStateOf,
  requireEnrollment,
} from '../../services/learning/index.js';
import { maskName } from '../../kernel/mask.js';

/** A viewer without a heartbeat for this long has left. */
const presentMs = 60_000;
const linesShown = 50;

/** The course, for an enrolled user. */
async function liveCourse(courseId: number, context: CallContext) {
  const { db, clock } = context.services;
  const now = clock();
  const course = await findCourse(db, courseId);
  const state = liveStateOf(course, now);
  if (!state || !course.startsAt) throw new PortalError('notFound');
  const enrollment = await requireEnrollment(db, sessionOf(context).userId, courseId, now);
  // Viewing the countdown does not count as starting the lesson.
  if (state !== 'waiting') await db.transaction((tx) => beginStudy(tx, enrollment, now));
  return { course, now, state, startsAt: course.startsAt };
}

const lineOf = (row: { line: typeof liveLines.$inferSelect; name: string }, userId: string) => ({
  id: row.line.id,
  // Everybody can read the chat: others see only a masked name.
  name: row.line.userId === userId ? row.name : maskName(row.name),
  own: row.line.userId === userId,
  text: row.line.text,
  at: formatBeijing(row.line.at),
});

const linesOf = (db: Db) =>
  db
    .select({ line: liveLines, name: users.name })
    .from(liveLines)
    .innerJoin(users, eq(users.id, liveLines.userId));

async function beSeen(db: Db, userId: string, courseId: number, now: Date): Promise<void> {
  await db
    .insert(liveAttendances)
    .values({ userId, courseId, seenAt: now })
    .onConflictDoUpdate({
      target: [liveAttendances.userId, liveAttendances.courseId],
      set: { seenAt: now },
    });
}

/** Stream, countdown, sign-in, and the last lines of the chat. The caller counts as a viewer for a minute. */
export async function liveLesson(courseId: number, context: CallContext) {
  const { db } = context.services;
  const { userId } = sessionOf(context);
  const { course, now, state, startsAt } = await liveCourse(courseId, context);
  if (state === 'live') await beSeen(db, userId, courseId, now);
  const [present] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(liveAttendances)
    .where(
      and(
        eq(liveAttendances.courseId, courseId),
        gt(liveAttendances.seenAt, new Date(now.getTime() - presentMs)),
      ),
    );
  const [mine] = await db
    .select()
    .from(liveAttendances)
    .where(and(eq(liveAttendances.courseId, courseId), eq(liveAttendances.userId, userId)));
  const last = await linesOf(db)
    .where(eq(liveLines.courseId, courseId))
    .orderBy(desc(liveLines.id))
    .limit(linesShown);
  const streamUrl = { waiting: '', live: course.streamUrl, ended: course.recordingUrl }[state];
  return {
    title: course.title,
    state,
    startsAt: formatBeijing(startsAt),
    now: formatBeijing(now),
    streamUrl,
    captionsUrl: captionsBeside(streamUrl),
    viewers: present?.total ?? 0,
    signedInAt: mine?.signedInAt ? formatBeijing(mine.signedInAt) : null,
    lines: last.toReversed().map((row) => lineOf(row, userId)),
  };
}

/** Counts the user as present; a second call changes nothing. */
export async function signIn(courseId: number, context: CallContext): Promise<{ signedInAt: string }> {
  const { db } = context.services;
  const { userId } = sessionOf(context);
  const { now, state } = await liveCourse(courseId, context);
  if (state !== 'live') throw new PortalError('liveNotRunning');
  const [row] = await db
    .insert(liveAttendances)
    .values({ userId, courseId, seenAt: now, signedInAt: now })
    .onConflictDoUpdate({
      target: [liveAttendances.userId, liveAttendances.courseId],
      set: { signedInAt: sql`coalesce(${liveAttendances.signedInAt}, ${now.toISOString()})`, seenAt: now },
    })
    .returning({ signedInAt: liveAttendances.signedInAt });
  return { signedInAt: formatBeijing(row?.signedInAt ?? now) };
}

export async function linesAfter(courseId: number, after: number, context: CallContext) {
  const { db } = context.services;
  const { userId } = sessionOf(context);
  const { now, state } = await liveCourse(courseId, context);
  if (state === 'live') await beSeen(db, userId, courseId, now);
  const rows = await linesOf(db)
    .where(and(eq(liveLines.courseId, courseId), gt(liveLines.id, after)))
    .orderBy(asc(liveLines.id))
    .limit(200);
  return rows.map((row) => lineOf(row, userId));
}

export async function say(courseId: number, text: string, context: CallContext) {
  const { db } = context.services;
  const { userId, name } = sessionOf(context);
  const { now, state } = await liveCourse(courseId, context);
  if (state !== 'live') throw new PortalError('liveNotRunning');
  const [line] = await db.insert(liveLines).values({ courseId, userId, text, at: now }).returning();
  if (!line) throw new Error('an inserted line came back empty');
  return lineOf({ line, name }, userId);
}
