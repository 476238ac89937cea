import { LinkButton } from '@ca-portal/ui/button';
import { Plain } from '../shell/PlainFailed.styles.js';
import { PageTitle } from './PageTitle.js';

/**
 * In place of a page behind the login, while the browser has no network to ask whose login it is. Nothing here has to
 * be fetched; the page follows by itself.
 */
export function NoNetwork() {
  return (
    <main id="main">
      <Plain>
        <PageTitle title="网络已断开" />
        <h1>网络已断开，页面暂时打不开</h1>
        <p>您没有退出登录，已保存的草稿还在。网络恢复后会自动打开这个页面，不用刷新。</p>
        <p>
          <LinkButton href="/">先看首页</LinkButton>
        </p>
      </Plain>
    </main>
  );
}
