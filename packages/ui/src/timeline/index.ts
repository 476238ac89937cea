export { Timeline, type TimelineItem, type TimelineProps, type TimelineStatus } from './Timeline.js';
