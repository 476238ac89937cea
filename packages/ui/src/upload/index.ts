export { checkFile, type FileCheck, type FileRefusal } from './checkFile.js';
export type { FileKind } from './fileKinds.js';
export { Upload, type UploadProps } from './Upload.js';
export type { SendFile, UploadContext, UploadedFile } from './useUploads.js';
