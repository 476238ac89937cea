export type { OnOpenChange, OpenChangeDetails, OpenReason } from '../internal/openChange.js';
export { Dialog } from './Dialog.js';
export type { DialogProps } from './dialogProps.js';
