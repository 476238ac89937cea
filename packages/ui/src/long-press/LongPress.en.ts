import type { zhLongPress } from './LongPress.zh.js';

export const enLongPress: typeof zhLongPress = {
  hint: (seconds) => `Hold for ${seconds} s`,
  elderHint: 'One click is enough',
};
