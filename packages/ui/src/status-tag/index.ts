export { StatusTag, type StatusFamily, type StatusTagProps } from './StatusTag.js';
