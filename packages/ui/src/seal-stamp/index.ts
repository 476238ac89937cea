export { SealStamp, type SealStampProps } from './SealStamp.js';
