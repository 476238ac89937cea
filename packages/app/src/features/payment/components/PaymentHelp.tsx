import { Link } from '@ca-portal/ui/link';
import { usePortalConfig } from '../../../config/config.js';
import { HelpList } from './PaymentHelp.styles.js';
import { hotlineHref } from '../../../shared/content/index.js';

/** 遇到问题: the usual causes, and who helps. */
export function PaymentHelp() {
  const { hotline } = usePortalConfig();
  return (
    <HelpList>
      <li>新页面没有打开：请允许本站打开新窗口，再点“立即支付”。</li>
      <li>已经付款但没有结果：可能是支付渠道通知稍慢，请稍后在我的订单中查看，不要再付一次。</li>
      <li>
        仍未解决：请拨打服务热线{' '}
        <Link href={hotlineHref(hotline.phone)} underline>
          {hotline.phone}
        </Link>
        （{hotline.hours}）。
      </li>
    </HelpList>
  );
}
