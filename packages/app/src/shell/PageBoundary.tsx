import { type CaughtError, ErrorCatcher } from '@ca-portal/ui/error-boundary';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageCodeError } from '../routing/lazy-page.js';
import { errorNumber } from './page-failure.js';
import { PlainFailed } from './PlainFailed.js';

// The error page is lazy, since it is rarely needed. Where its code fails to load, plain text is shown.
const PageFailed = lazy(async () => {
  try {
    return { default: (await import('./PageFailed.js')).PageFailed };
  } catch {
    return { default: PlainFailed };
  }
});

function report({ error }: CaughtError) {
  if (error instanceof PageCodeError) error.forget();
  // React has logged the error itself; this line links a reported number to it.
  console.error(errorNumber(error));
}

interface PageBoundaryProps {
  /** No frame around it provides the main landmark. */
  alone?: boolean;
  children: ReactNode;
}

/**
 * Error boundary: a page that throws, or whose code cannot be loaded, is replaced by an error page. Used around every
 * page, so that header, sidebar and footer stay, and once around the whole app.
 */
export function PageBoundary({ alone = false, children }: PageBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <ErrorCatcher
      resetKey={pathname + search}
      onError={report}
      fallback={({ error }) => {
        const failed = (
          <Suspense fallback={null}>
            <PageFailed error={error} pathname={pathname} />
          </Suspense>
        );
        return alone ? <main id="main">{failed}</main> : failed;
      }}
    >
      {children}
    </ErrorCatcher>
  );
}
