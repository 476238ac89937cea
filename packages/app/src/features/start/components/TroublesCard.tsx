import { Card } from '@ca-portal/ui/card';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { usePortalConfig } from '../../../config/config.js';
import { hotlineHref } from '../../../shared/content/index.js';
import { Tiles } from '../StartPage.styles.js';

interface Trouble {
  icon: IconName;
  title: string;
  text: string;
  href: string;
}

/** 遇到问题了: common problems in the user's words, each with the one page that helps. */
export function TroublesCard() {
  const { phone, hours } = usePortalConfig().hotline;
  const troubles: readonly Trouble[] = [
    {
      icon: 'lock-device',
      title: '锁插上没反应',
      text: '自动检查，告诉您怎么办',
      href: '/core/caManage/check',
    },
    { icon: 'key', title: '密码输错，锁住了', text: '在CA管理里解锁', href: '/core/caManage' },
    {
      icon: 'refresh',
      title: '锁丢了或坏了',
      text: '先挂失，再补一把',
      href: '/core/caManage',
    },
    { icon: 'phone-call', title: '打电话问', text: `${phone}，${hours}`, href: hotlineHref(phone) },
  ];
  return (
    <Card title="遇到问题了">
      <Tiles>
        {troubles.map(({ icon, title, text, href }) => (
          <li key={title}>
            <Link href={href}>
              <Icon name={icon} />
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </Tiles>
    </Card>
  );
}
