export { ErrorBoundary, type ErrorBoundaryFallback, type ErrorBoundaryProps } from './ErrorBoundary.js';
export { type CaughtError, ErrorCatcher, type ErrorCatcherProps } from './ErrorCatcher.js';
export { errorCode } from './errorCode.js';
export { latePart, type LatePart, type LatePartProps } from '../internal/latePart.js';
export { isCodeMissing } from './recovery.js';
