import { Card } from '@ca-portal/ui/card';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { HiddenText } from '@ca-portal/ui/theme';
import { Link } from 'react-router-dom';
import { usePortalConfig } from '../../../config/config.js';
import { useViewPath } from '../../../session/useViewPath.js';
import { Grid } from './QuickActions.styles.js';

interface Action {
  label: string;
  icon: IconName;
  /** Undefined if the role has no such page. */
  href: string | undefined;
}

/** The most used pages that the role has. 考试报名 leaves the portal in a new tab, by the only exit for it. */
export function QuickActions() {
  const { links } = usePortalConfig();
  const orders = useViewPath('core/order');
  const actions: readonly Action[] = [
    { label: '办理证书', icon: 'plus', href: orders && '/product' },
    { label: 'CA管理', icon: 'certificate', href: useViewPath('core/caManage') },
    { label: '我的订单', icon: 'order', href: orders },
    { label: '账号设置', icon: 'settings', href: '/accountSettings' },
  ];
  return (
    <Card title="常用服务">
      <Grid>
        {actions.map(({ label, icon, href }) =>
          href ? (
            <li key={href}>
              <Link to={href}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ) : null,
        )}
        {links.exam ? (
          <li>
            <a href="/jumpForm?target=exam" target="_blank" rel="noopener noreferrer">
              <Icon name="exam" />
              <span>
                考试报名
                <HiddenText>，在新窗口打开</HiddenText>
              </span>
            </a>
          </li>
        ) : null}
      </Grid>
    </Card>
  );
}
