import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.js';
import { instant } from './columns.js';
import { courses, lessons } from './learning.js';
import { orders } from './orders.js';

/** A place in a course. In its own file because orders refer to courses too. */
export const enrollments = pgTable(
  'enrollments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    requestId: uuid('request_id').notNull(),
    orderNo: text('order_no').references(() => orders.orderNo),
    enrolledAt: instant('enrolled_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastLessonId: integer('last_lesson_id').references(() => lessons.id),
    lastAt: instant('last_at').notNull(),
    finishedAt: instant('finished_at'),
    certificateNumber: text('certificate_number').unique('enrollments_certificate_unique'),
  },
  (t) => [
    uniqueIndex('enrollments_once').on(t.userId, t.courseId),
    index('enrollments_course').on(t.courseId),
  ],
);
