export type { FileContent, FileStore } from './file-store.js';
