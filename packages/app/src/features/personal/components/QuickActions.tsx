import { Card } from '@ca-portal/ui/card';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { HiddenText } from '@ca-portal/ui/theme';
import { Link } from 'react-router-dom';
import { usePortalConfig } from '../../../config/config.js';
import { examTarget } from '../exam-entry.js';
import { useExamEntry } from '../queries.js';
import { Grid, Note } from './QuickActions.styles.js';

const actions: readonly { label: string; icon: IconName; href: string }[] = [
  { label: '办理证书', icon: 'plus', href: '/product' },
  { label: 'CA管理', icon: 'certificate', href: '/core/caManage' },
  { label: '我的订单', icon: 'order', href: '/core/order' },
];

/** Where one goes most often. 考试报名 leaves the portal in a new tab that knows nothing of this one. */
export function QuickActions() {
  const { links } = usePortalConfig();
  const entry = useExamEntry();
  // While the server has not answered, the plain page would lose the person's data: the entry waits.
  const exam = entry.isPending ? undefined : examTarget(entry.data?.url, links.exam);
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
        {exam ? (
          <li>
            <a href={exam.href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
              <Icon name="exam" />
              <span>
                考试报名
                <HiddenText>，在新窗口打开</HiddenText>
              </span>
            </a>
          </li>
        ) : null}
      </Grid>
      {exam && !exam.withData ? <Note>考试报名：未获取到您的报考信息，将打开普通登录页。</Note> : null}
    </Card>
  );
}
