import type { CourseHours, CourseKind } from '@ca-portal/api/domain';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { fen, instant } from './columns.js';

export const courses = pgTable('courses', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  category: text('category').notNull(),
  kind: text('kind').$type<CourseKind>().notNull(),
  teacherName: text('teacher_name').notNull(),
  teacherIntroduction: text('teacher_introduction').notNull(),
  introduction: text('introduction').notNull(),
  notices: jsonb('notices').$type<string[]>().notNull(),
  examination: text('examination').notNull(),
  host: text('host').notNull(),
  region: text('region').notNull(),
  address: text('address').notNull(),
  hours: integer('hours').$type<CourseHours>().notNull(),
  priceFen: fen('price_fen').notNull(),
  memberPriceFen: fen('member_price_fen').notNull(),
  /** Enrollments from before this portal counted them. */
  earlierEnrollments: integer('earlier_enrollments').notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  enrollBefore: instant('enroll_before'),
  streamUrl: text('stream_url').notNull().default(''),
  recordingUrl: text('recording_url').notNull().default(''),
  seekForward: boolean('seek_forward').notNull().default(false),
  position: integer('position').notNull(),
});

export const courseChapters = pgTable(
  'course_chapters',
  {
    id: integer('id').primaryKey(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    title: text('title').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('course_chapters_course').on(t.courseId)],
);

export const lessons = pgTable(
  'lessons',
  {
    id: integer('id').primaryKey(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    chapterId: integer('chapter_id')
      .notNull()
      .references(() => courseChapters.id),
    title: text('title').notNull(),
    seconds: integer('seconds').notNull(),
    free: boolean('free').notNull().default(false),
    videoUrl: text('video_url').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('lessons_course').on(t.courseId)],
);

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    watchedSeconds: integer('watched_seconds').notNull(),
    lastSecond: integer('last_second').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] })],
);

/** One opening of a lesson on one device. Only the newest of a person counts. */
export const lessonPlays = pgTable(
  'lesson_plays',
  {
    id: uuid('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    deviceId: uuid('device_id').notNull(),
    startedAt: instant('started_at').notNull(),
    lastBeatAt: instant('last_beat_at').notNull(),
  },
  (t) => [index('lesson_plays_user').on(t.userId, t.number)],
);

/** Seconds studied per Beijing day. */
export const studyDays = pgTable(
  'study_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    day: text('day').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

export const lessonNotes = pgTable(
  'lesson_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    second: integer('second').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('lesson_notes_lesson').on(t.userId, t.lessonId)],
);

/** Who attends a live lesson, with the last heartbeat and the sign-in. */
export const liveAttendances = pgTable(
  'live_attendances',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    seenAt: instant('seen_at').notNull(),
    signedInAt: instant('signed_in_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId] })],
);

export const liveLines = pgTable(
  'live_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('live_lines_course').on(t.courseId, t.id)],
);
