import type { zhLink } from './Link.zh.js';

export const enLink: typeof zhLink = { external: ' (opens in a new window)' };
