import { LinkButton } from '@ca-portal/ui/button';
import { PageTitle } from '../../routing/PageTitle.js';
import { Page } from './NoNetwork.styles.js';

/**
 * Shown in place of a page behind the login, while there is no network to load the user. The page appears by itself
 * later.
 */
export function NoNetwork() {
  return (
    <Page id="main">
      <PageTitle title="网络已断开" />
      <h1>网络已断开，页面暂时打不开</h1>
      <p>您没有退出登录，已保存的草稿还在。网络恢复后会自动打开这个页面，不用刷新。</p>
      <LinkButton href="/">先看首页</LinkButton>
    </Page>
  );
}
