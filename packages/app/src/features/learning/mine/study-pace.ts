import { formatDate } from '@ca-portal/ui/formats';
import { epochOf } from '../../../shared/time/index.js';
import type { MyCourse } from '../course/queries.js';

const dayMs = 86_400_000;

export interface StudyPace {
  /** Hours left of the courses that can still be studied, to one decimal. */
  remaining: number;
  /** The course that ends first. */
  nextEnd: { title: string; day: string; daysLeft: number } | undefined;
  /** Hours per day that are enough for that course. */
  hoursADay: number;
}

/** The hours left, and the pace needed for the course that ends first. */
export function studyPace(courses: readonly MyCourse[], now: number): StudyPace {
  const open = courses
    .filter(({ state }) => state === 'studying')
    .map((course) => ({ course, left: course.hoursRequired - course.hoursEarned }));
  const remaining = Math.round(open.reduce((sum, { left }) => sum + left, 0) * 10) / 10;
  const [first] = open
    .filter(({ course }) => !Number.isNaN(epochOf(course.expiresAt)))
    .toSorted((a, b) => epochOf(a.course.expiresAt) - epochOf(b.course.expiresAt));
  if (!first) return { remaining, nextEnd: undefined, hoursADay: 0 };
  const daysLeft = Math.max(1, Math.ceil((epochOf(first.course.expiresAt) - now) / dayMs));
  return {
    remaining,
    nextEnd: { title: first.course.title, day: formatDate(first.course.expiresAt), daysLeft },
    hoursADay: Math.ceil((first.left / daysLeft) * 10) / 10,
  };
}
