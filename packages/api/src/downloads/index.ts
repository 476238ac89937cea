export { downloadUrl } from './download-url.js';
