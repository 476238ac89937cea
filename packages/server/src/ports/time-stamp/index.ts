export type { TimeStampSource } from './time-stamp-source.js';
