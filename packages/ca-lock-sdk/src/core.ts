export { connect } from './connect/connect.js';
export type { Gate } from './discovery/findService.js';
export { LockError, type LockErrorDetails } from './errors/LockError.js';
export type { LockErrorCategory, LockErrorCode } from './errors/codes.js';
export type { CoreOptions } from './transport/options.js';
export type { CallOptions, LockLink, Send } from './session/openLink.js';
export type { Command } from './wire/command.js';
