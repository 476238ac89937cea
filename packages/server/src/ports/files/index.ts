export { bytesOf, type FileContent, type FileStore } from './file-store.js';
