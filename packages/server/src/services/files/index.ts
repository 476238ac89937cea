export { contentOf, download } from './download.js';
export { publicFile, publicFolder } from './public-file.js';
export {
  type FileRow,
  fileLink,
  keepFile,
  keepUpload,
  ownFiles,
  readableFile,
  storedName,
  urlOf,
} from './stored-file.js';
