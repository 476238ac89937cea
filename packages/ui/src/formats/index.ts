export { animatedNumberAt, NUMBER_PRECISION, roundTo } from './animation.js';
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatDateTimeLines,
  formatDay,
  formatLongDate,
  formatMinute,
  formatMonth,
  formatShortDate,
  formatShortMinute,
  formatWeekday,
  type DateInput,
} from './dates.js';
export { EMPTY_VALUE } from './empty.js';
export { formatCompactNumber, formatFileSize, formatMoney, formatThousands } from './numbers.js';
export { phoneHref } from './phone.js';
export { formatTimeAgo, zhTimeAgoWords, type TimeAgoWords } from './timeAgo.js';
export { groupSerial, maskIdNumber, maskPhone } from './serials.js';
