import type { zhButton } from './Button.zh.js';

export const enButton: typeof zhButton = { loading: 'Working' };
