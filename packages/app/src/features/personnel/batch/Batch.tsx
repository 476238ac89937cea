import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Shown } from '../../../shared/failure/index.js';
import { PageStack } from '../../../shared/page/index.js';
import { BatchLocks } from './BatchLocks.js';
import { useAllStaff, useLocks } from './queries.js';

/** Selected people come with the navigation state; the address alone starts with an empty list. */
function chosenIn(state: unknown): string[] {
  const ids: unknown =
    typeof state === 'object' && state !== null && 'userGuids' in state ? state.userGuids : undefined;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** 批量办锁 (`/core/personnel?batch=1`): personal locks for many people; the company pays its part in one payment. */
export function Batch() {
  const { state } = useLocation();
  const chosen = useMemo(() => chosenIn(state), [state]);
  const staff = useAllStaff();
  const locks = useLocks();
  return (
    <PageStack>
      <Breadcrumb items={[{ label: '员工管理', href: '/core/personnel' }, { label: '批量办锁' }]} />
      <PageHeading
        title="批量办理个人锁"
        description="每人一笔订单，企业付款的合并支付一次。填写的内容自动保存在这台电脑上，切换身份或退出登录后清除。"
      />
      <Shown
        part
        card
        of={[staff, locks]}
        what={['员工', '证书产品']}
        size="md"
        loading={
          <Card>
            <Skeleton height="20rem" />
          </Card>
        }
      >
        {([people, products]) => <BatchLocks staff={people.rows} products={products.rows} chosen={chosen} />}
      </Shown>
    </PageStack>
  );
}
