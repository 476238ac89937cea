import { formatClock, formatDate, formatShortDate } from '@ca-portal/ui/formats';
import { epochOf } from '../../../shared/time/index.js';
import type { CourseSummary, MyCourse } from './queries.js';

export const courseHref = (id: number): string => `/learningDetail?id=${id}`;

/** Link to watch a course: the page continues with the first unfinished lesson, at the saved second. */
export const watchHref = ({ id, kind }: Pick<CourseSummary, 'id' | 'kind'>): string =>
  `/${kind === 'live' ? 'learningLive' : 'learningRecord'}?id=${id}`;

export const continueHref = ({ courseId, kind }: Pick<MyCourse, 'courseId' | 'kind'>): string =>
  watchHref({ id: courseId, kind });

/** 直播 with its status; 录播 for courses that can be watched at any time. */
export const kindLabel = ({ liveState }: Pick<CourseSummary, 'liveState'>): string =>
  liveState === null ? '录播' : { waiting: '直播', live: '直播中', ended: '回放' }[liveState];

/** A wire time as a moment: Beijing's wall clock, wherever the visitor is. */
/** `11-25 14:00`. */
export const startText = (startsAt: string): string =>
  `${formatShortDate(epochOf(startsAt))} ${formatClock(epochOf(startsAt))}`;

export const dayText = (text: string): string => formatDate(epochOf(text));

/** Percent of the hours, for a ring; 0 where none are required. */
export const hoursPercent = (earned: number, required: number): number =>
  required > 0 ? Math.min(100, Math.round((earned / required) * 100)) : 0;
