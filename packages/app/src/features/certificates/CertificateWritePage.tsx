import { type OrderDetail } from '@ca-portal/api';
import { hasPermission, orderStateLabels, orderStates, permissions } from '@ca-portal/api/domain';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/useSession.js';
import { numberTail } from '../../shared/orders/index.js';
import { useTabTitle } from '../../shared/tabs/index.js';
import { Shown } from '../../shared/failure/index.js';
import { EmptyCard } from '../../shared/page/index.js';
import { WriteScreen } from './components/WriteScreen.js';
import { Columns, Screen } from './components/WriteScreen.styles.js';
import { useOrderToWrite } from './model/queries.js';

interface Way {
  label: string;
  href: string;
}

/** The page this user came from: the production desk has no certificates of its own. */
function useWayBack(): Way {
  const granted = useCurrentUser()?.permissions ?? [];
  return hasPermission(granted, permissions.makeCertificates)
    ? { label: '订单审核', href: '/certManage/review' }
    : { label: 'CA管理', href: '/core/caManage' };
}

/** 写入证书 (/core/certWrite?orderNo=): from the approved order to a lock that holds its certificate. */
export function CertificateWritePage() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const order = useOrderToWrite(orderNo);
  const back = useWayBack();
  useTabTitle(order.data && `写入 ${numberTail(orderNo)}`);
  return (
    <Screen>
      <Breadcrumb items={[back, { label: '写入证书' }]} />
      <PageHeading
        title="写入证书"
        {...(order.data ? { description: `${order.data.productName}，订单 ${orderNo}` } : {})}
      />
      <Shown
        part
        card
        of={order}
        what="订单"
        unharmed="您的证书没有变化"
        size="md"
        isMissing={orderNo === ''}
        missing={<NoOrder back={back} />}
        loading={<Loading />}
      >
        {(data) => <Write key={orderNo} order={data} back={back} />}
      </Shown>
    </Screen>
  );
}

const isWritable = ({ actions }: OrderDetail) => actions.includes('issue');

function Write({ order: now, back }: { order: OrderDetail; back: Way }) {
  // Once writable, the page stays: the order's status changes during the writing, and must not remove the page.
  const [begun, setBegun] = useState<OrderDetail>();
  if (!begun && isWritable(now)) setBegun(now);
  return begun ? <WriteScreen order={begun} /> : <NotWritable order={now} back={back} />;
}

function whyNot({ state, delivery }: OrderDetail): { title: string; reason: string } {
  const now = `订单当前为“${orderStateLabels[state]}”`;
  if (state === orderStates.completed) return { title: '证书已经写入', reason: `${now}，不用再写入。` };
  if (delivery !== 'online') {
    return { title: '这张证书由工作人员写入', reason: `${now}。做好后会按您选择的方式交给您。` };
  }
  return { title: '现在还不能写入证书', reason: `${now}。审核通过后，从“CA管理”或订单里进入。` };
}

function NotWritable({ order, back }: { order: OrderDetail; back: Way }) {
  const { title, reason } = whyNot(order);
  return <EmptyCard title={title} reason={reason} way={{ href: back.href, label: `返回${back.label}` }} />;
}

function NoOrder({ back }: { back: Way }) {
  return (
    <EmptyCard
      title="没有找到这个订单"
      reason={`订单号可能有误，或不属于当前账号。请从“${back.label}”进入。`}
      way={{ href: back.href, label: `返回${back.label}` }}
    />
  );
}

function Loading() {
  return (
    <Columns data-until="tablet" aria-busy="true">
      <HiddenText as="output">正在加载订单</HiddenText>
      <Card>
        <Skeleton height="5rem" />
        <Skeleton height="22rem" />
      </Card>
      <Card>
        <Skeleton height="14rem" />
      </Card>
    </Columns>
  );
}
