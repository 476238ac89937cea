export { countCall, forgetCallCounts } from './call-counts.js';
