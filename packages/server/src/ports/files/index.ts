export { directoryStore } from './directory-store.js';
export { memoryStore } from './memory-store.js';
export { sealedStore } from './sealed-store.js';
export type { FileStore } from './file-store.js';
