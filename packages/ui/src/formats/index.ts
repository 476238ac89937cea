export { animatedNumberAt, NUMBER_PRECISION, roundTo } from './animation.js';
export {
  EMPTY_VALUE,
  formatClock,
  formatDate,
  formatDateTime,
  formatDateTimeLines,
  formatShortDate,
  formatWeekday,
  type DateInput,
} from './dates.js';
export { formatCompactNumber, formatFileSize, formatMoney, formatThousands } from './numbers.js';
export { formatTimeAgo, zhTimeAgoWords, type TimeAgoWords } from './timeAgo.js';
export { groupSerial, maskIdNumber, maskPhone } from './serials.js';
