import type { zhLazyImage } from './LazyImage.zh.js';

export const enLazyImage: typeof zhLazyImage = {
  failed: 'The picture did not load. The network may be down or the file removed.',
  retry: 'Load again',
  empty: 'No picture',
};
