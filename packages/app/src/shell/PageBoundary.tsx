import { type CaughtError, ErrorCatcher } from '@ca-portal/ui/error-boundary';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageCodeError } from '../routing/lazy-page.js';
import { errorNumber } from './page-failure.js';
import { PlainFailed } from './PlainFailed.js';

// Its drawing is code that hardly anybody needs. Where that does not come either, the words still do.
const PageFailed = lazy(async () => {
  try {
    return { default: (await import('./PageFailed.js')).PageFailed };
  } catch {
    return { default: PlainFailed };
  }
});

function report({ error }: CaughtError) {
  if (error instanceof PageCodeError) error.forget();
  // React has logged the error itself; this line leads from a reported number to it.
  console.error(errorNumber(error));
}

interface PageBoundaryProps {
  /** No frame around it brings the main landmark. */
  alone?: boolean;
  children: ReactNode;
}

/**
 * No blank page: what throws inside, or whose code cannot be loaded, gives way to a page that says so. Around
 * every page, so that header, sidebar and footer stay, and once around all for these themselves.
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
