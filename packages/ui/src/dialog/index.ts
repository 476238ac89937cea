export type { OnOpenChange, OpenChangeDetails, OpenReason } from '../internal/openChange.js';
export { Dialog, type DialogProps } from './Dialog.js';
