export { ErrorBoundary, type ErrorBoundaryFallback, type ErrorBoundaryProps } from './ErrorBoundary.js';
export { errorCode } from './errorCode.js';
