import { toaster } from '@ca-portal/ui/toast';
import { tokenStore } from './token.js';

/** Goes on with a fresh login; whatever was there belonged to somebody else. Says so where it ends with the page. */
export function acceptToken(token: string): void {
  tokenStore.set(token);
  if (tokenStore.isStored()) return;
  toaster.warning('浏览器没有保存登录状态：存储已停用或已满。这次登录有效，刷新或关闭页面后需要重新登录。');
}
