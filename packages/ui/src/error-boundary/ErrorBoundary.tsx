import { type CaughtError, ErrorCatcher } from './ErrorCatcher.js';
import { errorCode } from './errorCode.js';
import { PageFallback } from './PageFallback.js';
import { PanelFallback } from './PanelFallback.js';
import type { ErrorBoundaryFallback, ErrorBoundaryProps } from './errorBoundaryProps.js';

/** What is no object has no code of its own: then it is that of this one catch. */
const codeOf = (caught: CaughtError) =>
  errorCode(typeof caught.error === 'object' && caught.error !== null ? caught.error : caught);

/**
 * No blank page: when something below throws while rendering, it gives way to a sentence, a code for support and
 * 重试. Around every page, and once more around a panel that may fail alone. What is thrown in event handlers and
 * promises does not come here (React): say that where it happens.
 */
export function ErrorBoundary({
  scope = 'page',
  resetKey,
  onError,
  homeHref = '/',
  fallback,
  children,
}: ErrorBoundaryProps) {
  const shown = (failure: ErrorBoundaryFallback) =>
    scope === 'panel' ? <PanelFallback {...failure} /> : <PageFallback {...failure} homeHref={homeHref} />;
  return (
    <ErrorCatcher
      resetKey={resetKey}
      onError={(caught, { componentStack }) =>
        onError?.(caught.error, { code: codeOf(caught), componentStack: componentStack ?? '' })
      }
      fallback={(caught, retry) => (fallback ?? shown)({ ...caught, code: codeOf(caught), retry })}
    >
      {children}
    </ErrorCatcher>
  );
}
