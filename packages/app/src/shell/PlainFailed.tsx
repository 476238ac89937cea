import { Button } from '@ca-portal/ui/button';
import { usePortalConfig } from '../config/config.js';
import { PageTitle } from '../routing/PageTitle.js';
import { failureReference, failureWords } from './page-failure.js';
import type { PageFailedProps } from './PageFailed.js';
import { Plain } from './PlainFailed.styles.js';

/** The text of `PageFailed` without anything that has to be loaded: for when loading is impossible. */
export function PlainFailed({ error, pathname }: PageFailedProps) {
  const { hotline } = usePortalConfig();
  const { title, reason } = failureWords(error, hotline.phone);
  return (
    <Plain role="alert">
      <PageTitle title="页面没有打开" />
      <h1>{title}</h1>
      <p>{reason}</p>
      <p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          重新加载
        </Button>
      </p>
      <small>{failureReference(error, pathname)}</small>
    </Plain>
  );
}
