import { type OrderDetail } from '@ca-portal/api';
import { orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Card } from '@ca-portal/ui/card';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Shown } from '../../../shared/failure/index.js';
import { numberTail } from '../../../shared/orders/index.js';
import { useTabTitle } from '../../../shared/tabs/index.js';
import { EmptyCard, PageStack } from '../../../shared/page/index.js';
import { useOrderToWrite } from '../model/queries.js';
import { MobileInstall } from './MobileInstall.js';
import { PcDownload } from './PcDownload.js';

const titles = { mobile: '安装手机证书', pc: '下载PC证书' } as const;

/** 下载证书 (/core/certDownload?orderNo=): from the approved order to a certificate on a phone or a computer. */
export function CertificateDownloadPage() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const order = useOrderToWrite(orderNo);
  const carrier = order.data?.carrier;
  const title = carrier === 'mobile' || carrier === 'pc' ? titles[carrier] : '下载证书';
  useTabTitle(order.data && `下载 ${numberTail(orderNo)}`);
  return (
    <Shown
      card
      of={order}
      what="订单"
      unharmed="您的证书没有变化"
      size="md"
      isMissing={orderNo === ''}
      missing={
        <Nothing title="没有找到这个订单" reason="订单号可能有误，或不属于当前账号。请从“CA管理”进入。" />
      }
      loading={
        <Card aria-busy="true">
          <Skeleton height="20rem" />
        </Card>
      }
      frame={(shown) => (
        <PageStack>
          <Breadcrumb items={[{ label: 'CA管理', href: '/core/caManage' }, { label: title }]} />
          <PageHeading
            title={title}
            {...(order.data
              ? { description: `${order.data.productName}，${order.data.holderName}，订单 ${orderNo}` }
              : {})}
          />
          {shown}
        </PageStack>
      )}
    >
      {(data) => <Download key={orderNo} order={data} />}
    </Shown>
  );
}

function Download({ order }: { order: OrderDetail }) {
  // Once available, the page stays: the order is completed by the download, and must not remove the page.
  const [begun, setBegun] = useState<OrderDetail>();
  if (!begun && order.actions.includes('download')) setBegun(order);
  if (begun?.carrier === 'mobile') return <MobileInstall order={begun} />;
  if (begun?.carrier === 'pc') return <PcDownload order={begun} />;
  const now = `订单当前为“${orderStateLabels[order.state]}”`;
  return order.state === orderStates.completed ? (
    <Nothing title="证书已经下载" reason={`${now}。证书只能下载一次；换电脑请在“CA管理”申请再次下载。`} />
  ) : (
    <Nothing title="现在还不能下载证书" reason={`${now}。审核通过后，从“CA管理”或订单里进入。`} />
  );
}

function Nothing({ title, reason }: { title: string; reason: string }) {
  return <EmptyCard title={title} reason={reason} way={{ href: '/core/caManage', label: '返回CA管理' }} />;
}
