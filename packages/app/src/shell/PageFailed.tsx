import { Button, LinkButton } from '@ca-portal/ui/button';
import { ErrorPage } from '@ca-portal/ui/error-page';
import { usePortalConfig } from '../config/config.js';
import { PageTitle } from '../routing/PageTitle.js';
import { errorNumber, isCodeMissing } from './page-failure.js';
import { Icon } from '@ca-portal/ui/icon';

interface PageFailedProps {
  error: unknown;
  /** Path of the page, for the reference; without its query, which may name an order. */
  pathname: string;
}

/** What stands where a page cannot: what happened, why, 重新加载, 返回首页, and the number that support asks for. */
export function PageFailed({ error, pathname }: PageFailedProps) {
  const { hotline } = usePortalConfig();
  const missing = isCodeMissing(error);
  return (
    <>
      <PageTitle title="页面没有打开" />
      <ErrorPage
        role="alert"
        kind="failed"
        title={missing ? '页面没有加载完整' : '这个页面没有显示出来'}
        reason={
          missing
            ? '网站可能刚发布了新版本，或者网络断开。请检查网络，然后重新加载。'
            : `程序出了问题，不是您操作有误。已提交的订单和付款不受影响，请重新加载。再次出现时，请致电 ${hotline.phone}，并告诉客服下面的编号。`
        }
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
              // With a target it leaves the running script: home has to come from the present version, too.
              <LinkButton size="lg" href="/" target="_self">
                返回首页
              </LinkButton>
            )}
          </>
        }
        reference={`页面 ${pathname}，编号 ${errorNumber(error)}`}
      />
    </>
  );
}
