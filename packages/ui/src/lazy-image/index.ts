export { LazyImage, type LazyImageProps, type LazyImageStatus } from './LazyImage.js';
export { LAZY_THROTTLE_MS } from './lazyQueue.js';
