export { copyText } from './copy-text.js';
export { newRequestId } from './request-id.js';
export { useLate } from './useLate.js';
export { useNarrow } from './useNarrow.js';
export { whenIdle } from './when-idle.js';
