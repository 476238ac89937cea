import { Alert } from '../alert/Alert.js';
import { Button } from '../button/Button.js';
import { useWords } from '../theme/useWords.js';
import type { ErrorBoundaryFallback } from './errorBoundaryProps.js';
import { zhErrorBoundary } from './ErrorBoundary.zh.js';
import { isCodeMissing, momentOf } from './recovery.js';

/** The fallback of one card: the rest of the page keeps working. */
export function PanelFallback({ error, code, at, retry }: ErrorBoundaryFallback) {
  const words = useWords('errorBoundary', zhErrorBoundary);
  const outdated = isCodeMissing(error);
  return (
    <Alert
      tone="danger"
      live
      title={outdated ? words.outdatedTitle : words.panelTitle}
      action={
        <Button size="sm" onClick={outdated ? () => window.location.reload() : retry}>
          {outdated ? words.reload : words.retry}
        </Button>
      }
    >
      <p>{outdated ? words.outdatedReason : words.panelReason}</p>
      <p>{words.reference(code, momentOf(at))}</p>
    </Alert>
  );
}
