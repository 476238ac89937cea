import { type CaughtError, ErrorCatcher } from './ErrorCatcher.js';
import { errorCode } from './errorCode.js';
import { PageFallback } from './PageFallback.js';
import { PanelFallback } from './PanelFallback.js';
import type { ErrorBoundaryFallback, ErrorBoundaryProps } from './errorBoundaryProps.js';

/** The code belongs to the error object; a thrown primitive gets the code of this catch. */
const codeOf = (caught: CaughtError) =>
  errorCode(typeof caught.error === 'object' && caught.error !== null ? caught.error : caught);

/**
 * Prevents a blank page: when a child throws while rendering, it shows a sentence, a code for support and 重试. Put it
 * around every page, and around a panel that may fail alone. React does not catch errors of event handlers and
 * promises here: report those where they happen.
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
