import { Card } from '@ca-portal/ui/card';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { HiddenText } from '@ca-portal/ui/theme';
import { Link } from 'react-router-dom';
import { usePortalConfig } from '../../../config/config.js';
import { Grid } from './QuickActions.styles.js';

const actions: readonly { label: string; icon: IconName; href: string }[] = [
  { label: '办理证书', icon: 'plus', href: '/product' },
  { label: 'CA管理', icon: 'certificate', href: '/core/caManage' },
  { label: '我的订单', icon: 'order', href: '/core/order' },
];

/** Where one goes most often. 考试报名 leaves the portal by its one door, in a new tab. */
export function QuickActions() {
  const { links } = usePortalConfig();
  return (
    <Card title="常用服务">
      <Grid>
        {actions.map(({ label, icon, href }) => (
          <li key={href}>
            <Link to={href}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
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
