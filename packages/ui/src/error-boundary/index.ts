export { ErrorBoundary } from './ErrorBoundary.js';
export type { ErrorBoundaryFallback, ErrorBoundaryProps } from './errorBoundaryProps.js';
export { type CaughtError, ErrorCatcher, type ErrorCatcherProps } from './ErrorCatcher.js';
export { errorCode } from './errorCode.js';
export { lazyPart, type LazyPart, type LazyPartProps } from '../internal/lazyPart.js';
export { isCodeMissing } from './recovery.js';
export { loadOverlays } from '../internal/overlayPart.js';
