import { LinkButton } from '@ca-portal/ui/button';
import { Link } from '@ca-portal/ui/link';
import { usePortalConfig } from '../../../config/config.js';
import { hotlineHref } from '../../../shared/content/index.js';
import { JumpCard } from './JumpCard.js';

/** Not a configured system: the address is not even shown, so that nobody copies it from a trusted page. */
export function Refused() {
  const { hotline } = usePortalConfig();
  return (
    <JumpCard
      icon="shield-check"
      tone="danger"
      title="不能跳转到这个地址"
      actions={
        <LinkButton variant="primary" href="/">
          返回首页
        </LinkButton>
      }
    >
      <p>
        它不在本平台对接的系统里，可能是假冒的链接，所以没有打开。如果是别人发给您的，请不要在那里填写证书密码。有疑问请拨打{' '}
        <Link underline href={hotlineHref(hotline.phone)}>
          {hotline.phone}
        </Link>
        。
      </p>
    </JumpCard>
  );
}

/** A system that this province has not configured. */
export function Absent({ name }: { name: string }) {
  const { hotline } = usePortalConfig();
  return (
    <JumpCard
      icon="info"
      title={`${name}还没有接入`}
      actions={
        <LinkButton variant="primary" href="/">
          返回首页
        </LinkButton>
      }
    >
      <p>没有配置该系统的入口，请联系客服：{hotline.phone}。</p>
    </JumpCard>
  );
}
