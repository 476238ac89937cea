import { Button } from '../button/Button.js';
import { LinkButton } from '../button/LinkButton.js';
import { ErrorPage } from '../error-page/ErrorPage.js';
import { useWords } from '../theme/useWords.js';
import type { ErrorBoundaryFallback } from './errorBoundaryProps.js';
import { zhErrorBoundary } from './ErrorBoundary.zh.js';
import { isCodeMissing, momentOf } from './recovery.js';

/** The fallback of a page: what happened, 重试, 返回首页 and the code for support. */
export function PageFallback({
  error,
  code,
  at,
  retry,
  homeHref,
}: ErrorBoundaryFallback & { homeHref: string }) {
  const words = useWords('errorBoundary', zhErrorBoundary);
  const outdated = isCodeMissing(error);
  return (
    <ErrorPage
      kind="failed"
      role="alert"
      title={outdated ? words.outdatedTitle : words.pageTitle}
      reason={outdated ? words.outdatedReason : words.pageReason}
      reference={words.reference(code, momentOf(at))}
      actions={
        <>
          <Button variant="primary" size="lg" onClick={outdated ? () => window.location.reload() : retry}>
            {outdated ? words.reload : words.retry}
          </Button>
          <LinkButton href={homeHref} size="lg">
            {words.home}
          </LinkButton>
        </>
      }
    />
  );
}
