export { ErrorBoundary } from './ErrorBoundary.js';
export type { ErrorBoundaryFallback, ErrorBoundaryProps } from './errorBoundaryProps.js';
export { type CaughtError, ErrorCatcher, type ErrorCatcherProps } from './ErrorCatcher.js';
export { errorCode } from './errorCode.js';
export { latePart, type LatePart, type LatePartProps } from '../internal/latePart.js';
export { isCodeMissing } from './recovery.js';
export { loadOverlays } from '../internal/overlayPart.js';
