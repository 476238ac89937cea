import type { zhBackToTop } from './BackToTop.zh.js';

export const enBackToTop: typeof zhBackToTop = { label: 'Back to top' };
