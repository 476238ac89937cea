export { Guarded } from './Guarded.js';
export { causeOf, loadFailedReason } from './load-failed-reason.js';
export { LoadFailed, type LoadFailedProps } from './LoadFailed.js';
export { NoPermission } from './NoPermission.js';
export { hasFailed } from './read-state.js';
export { type FieldRefusal, isNotFound, type Refusal, refusalOf } from './refusal.js';
export { Shown } from './Shown.js';
