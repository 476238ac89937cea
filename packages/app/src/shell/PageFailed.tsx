import { Button, LinkButton } from '@ca-portal/ui/button';
import { ErrorPage } from '@ca-portal/ui/error-page';
import { usePortalConfig } from '../config/config.js';
import { PageTitle } from '../routing/PageTitle.js';
import { failureReference, failureWords } from './page-failure.js';
import { Icon } from '@ca-portal/ui/icon';

export interface PageFailedProps {
  error: unknown;
  /** Path of the page, for the reference; without its query, which may contain an order number. */
  pathname: string;
}

/** Error page: what happened, why, 重新加载, 返回首页, and the number for customer service. */
export function PageFailed({ error, pathname }: PageFailedProps) {
  const { hotline } = usePortalConfig();
  return (
    <>
      <PageTitle title="页面没有打开" />
      <ErrorPage
        role="alert"
        kind="failed"
        {...failureWords(error, hotline.phone)}
        actions={
          <>
            <Button
              variant="primary"
              size="lg"
              icon={<Icon name="refresh" />}
              onClick={() => window.location.reload()}
            >
              重新加载
            </Button>
            {pathname === '/' ? null : (
              // A link with a target leaves the running script: the home page must come from the current version, too.
              <LinkButton size="lg" href="/" target="_self">
                返回首页
              </LinkButton>
            )}
          </>
        }
        reference={failureReference(error, pathname)}
      />
    </>
  );
}
