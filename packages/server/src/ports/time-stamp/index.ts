export { TimeStampUnavailable, type TimeStampSource } from './time-stamp-source.js';
