import type { zhTimeline } from './Timeline.zh.js';

export const enTimeline: typeof zhTimeline = {
  done: 'done',
  current: 'in progress',
  todo: 'not started',
  failed: 'failed',
};
