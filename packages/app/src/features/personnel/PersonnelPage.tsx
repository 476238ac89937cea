import { roles } from '@ca-portal/api/domain';
import { Badge } from '@ca-portal/ui/badge';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tabs } from '@ca-portal/ui/tabs';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRuleWords } from '../../config/rules.js';
import { useAddressState } from '../../routing/useAddressState.js';
import { useCurrentUser } from '../../session/useSession.js';
import { Figures } from '../../shared/page/index.js';
import { Guarded, hasFailed, NoPermission } from '../../shared/failure/index.js';
import { TabBar } from '../../shared/list/index.js';
import { InvitationsView } from './components/InvitationsView.js';
import { InviteDialog } from './components/InviteDialog.js';
import { RequestsView } from './components/RequestsView.js';
import { StaffView } from './components/StaffView.js';
import { useFigures } from './queries.js';
import { positionParams, readPosition, start, type StaffTab } from './staff-position.js';

const Batch = lazy(async () => ({ default: (await import('./batch/Batch.js')).Batch }));

/** 员工管理 (/core/personnel): the enterprise administrator's staff, requests and invitations (spec section 6). */
export function PersonnelPage() {
  const user = useCurrentUser();
  const batch = useSearchParams()[0].has('batch');
  if (user && user.roleId !== roles.enterpriseAdministrator) return <NoPermission />;
  return batch ? (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <Batch />
    </Suspense>
  ) : (
    <Staff />
  );
}

function Staff() {
  const say = useRuleWords();
  const [position, moveTo] = useAddressState(readPosition, positionParams);
  const figures = useFigures();
  const [inviting, setInviting] = useState(false);
  const open = figures.data?.requests ?? 0;
  const { tab } = position;

  return (
    // The role alone is not enough: the company may have another administrator by now.
    <Guarded of={figures}>
      <PageHeading
        title="员工管理"
        description="只有企业管理员可以邀请员工、分配角色和审核加入申请。"
        actions={
          <>
            <LinkButton icon={<Icon name="lock-device" />} href="/core/personnel?batch=1">
              批量办锁
            </LinkButton>
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setInviting(true)}>
              邀请员工
            </Button>
          </>
        }
      />
      {hasFailed(figures) ? null : (
        <Figures
          label="员工概况"
          items={[
            { term: '在职员工', value: figures.data?.staff, unit: '人', note: '含管理员' },
            {
              term: '资料不完整',
              value: figures.data?.incomplete,
              unit: '人',
              note: `其中 ${figures.data?.unverified ?? 0} 人未实名，办锁前需要补全`,
            },
            { term: '加入申请', value: figures.data?.requests, unit: '条' },
            {
              term: say('证书 {renewalDays} 天内到期'),
              value: figures.data?.expiring,
              unit: '张',
              ...(figures.data?.expiring ? { tone: 'warning' } : {}),
            },
          ]}
        />
      )}
      <Card padding="none" aria-label="员工">
        <TabBar>
          <Tabs
            label="员工管理的分类"
            items={[
              { value: 'staff', label: '在职员工' },
              {
                value: 'requests',
                label: '加入申请',
                badge: <Badge count={open} label={`${open} 条待审核`} />,
              },
              { value: 'invitations', label: '邀请记录' },
            ]}
            value={tab}
            onValueChange={(next) => moveTo({ ...start, tab: next as StaffTab })}
          />
        </TabBar>
        {tab === 'staff' ? (
          <StaffView position={position} onChange={moveTo} onInvite={() => setInviting(true)} />
        ) : tab === 'requests' ? (
          <RequestsView position={position} onChange={moveTo} />
        ) : (
          <InvitationsView position={position} onChange={moveTo} onInvite={() => setInviting(true)} />
        )}
      </Card>
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Guarded>
  );
}
