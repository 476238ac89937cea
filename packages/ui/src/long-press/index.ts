export { LongPress, type LongPressProps } from './LongPress.js';
export { LONG_PRESS_MS, type LongPressDetails, type LongPressOptions, useLongPress } from './useLongPress.js';
