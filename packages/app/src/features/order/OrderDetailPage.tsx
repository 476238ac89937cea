import { type OrderDetail } from '@ca-portal/api';
import { orderStates } from '@ca-portal/api/domain';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { ProgressTrack } from '@ca-portal/ui/progress-track';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useSearchParams } from 'react-router-dom';
import { copyText } from '../../shared/browser/index.js';
import { Shown } from '../../shared/failure/index.js';
import { isCourse, numberTail, OrderStatusTag } from '../../shared/orders/index.js';
import { useTabTitle } from '../../shared/tabs/index.js';
import { AttachmentsCard } from './components/AttachmentsCard.js';
import { ChangeProgressCard } from './components/ChangeProgressCard.js';
import { Corrections } from './components/Corrections.js';
import { HandoverCard } from './components/HandoverCard.js';
import { MissingPapersCard } from './components/MissingPapersCard.js';
import { OrderActions } from './components/OrderActions.js';
import { OrderFacts } from './components/OrderFacts.js';
import { OrderFees } from './components/OrderFees.js';
import { OrderRecord } from './components/OrderRecord.js';
import { OrderStateAlert } from './components/OrderStateAlert.js';
import { PartCard } from './components/PartCard.js';
import { RefundCard } from './components/RefundCard.js';
import { RejectionReasons } from './components/RejectionReasons.js';
import { orderProgress } from './order-progress.js';
import { PageStack, SideColumns, Stack } from '../../shared/page/index.js';
import { FactsLine, TrackBox } from './OrderDetailPage.styles.js';
import { underWay, useOrder } from './queries.js';
import { useOrderService } from './service-queries.js';

/** 订单详情 (`/core/orderDetail?orderNo=`): the order's progress, next step, and data. */
export function OrderDetailPage() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const order = useOrder(orderNo);
  // Several orders may be open as tabs: the number distinguishes them.
  useTabTitle(order.data && `订单 ${numberTail(orderNo)}`);
  return (
    <Shown
      card
      of={order}
      what="订单"
      size="md"
      isMissing={orderNo === ''}
      missing={<Missing />}
      loading={<Loading />}
      failedIn={(failed) => (
        <>
          <PageHeading title="订单详情" />
          {failed}
        </>
      )}
      frame={(shown) => (
        <PageStack>
          <Breadcrumb items={[{ label: '我的订单', href: '/core/order' }, { label: '订单详情' }]} />
          {shown}
        </PageStack>
      )}
    >
      {(data) => <LoadedOrder order={data} onChange={() => void order.refetch()} />}
    </Shown>
  );
}

const copyNumber = (orderNo: string) =>
  copyText(orderNo, '订单号已复制', '没有复制成功，请选中订单号后手动复制');

function LoadedOrder({ order, onChange }: { order: OrderDetail; onChange: () => void }) {
  const { data: service } = useOrderService(order.orderNo, underWay(order));
  const correctable =
    order.state === orderStates.reviewFailed && order.refundStatus === 0 && !order.refusedForGood;
  return (
    <>
      <Card>
        <PageHeading
          title={order.productName}
          extra={<OrderStatusTag state={order.state} refundStatus={order.refundStatus} />}
          actions={<OrderActions order={order} />}
        />
        <FactsLine>
          <span>
            订单号 <b>{order.orderNo}</b>
          </span>
          <Button variant="text" size="sm" onClick={() => void copyNumber(order.orderNo)}>
            复制订单号
          </Button>
          <span>下单时间 {order.createdAt}</span>
        </FactsLine>
        <TrackBox>
          <ProgressTrack items={orderProgress(order)} />
        </TrackBox>
        <OrderStateAlert
          order={order}
          lacksPapers={(service?.missing.length ?? 0) > 0}
          refundApproved={service?.refund.approved ?? false}
          onPaymentEnd={onChange}
        />
      </Card>
      {order.parts.map((part) => (
        <PartCard key={part.orderNo} part={part} />
      ))}
      <SideColumns>
        <Stack>
          {service?.refund.status === 1 ? <RefundCard service={service} /> : null}
          {service?.correctBefore && correctable ? (
            <Corrections key={order.version} order={order} service={service} />
          ) : (
            <RejectionReasons rejection={order.rejection} />
          )}
          {service && service.missing.length > 0 ? (
            <MissingPapersCard order={order} service={service} />
          ) : null}
          {order.orderType === '0105' && order.paidAt ? <ChangeProgressCard orderNo={order.orderNo} /> : null}
          <OrderFacts order={order} />
          {service && !isCourse(order) ? (
            <AttachmentsCard order={order} attachments={service.attachments} />
          ) : null}
        </Stack>
        <Stack>
          {service ? <HandoverCard service={service} /> : null}
          <OrderRecord timeline={order.timeline} />
          <OrderFees order={order} {...(service ? { invoiceState: service.invoiceState } : {})} />
          {service && service.refund.status !== 1 ? <RefundCard service={service} /> : null}
        </Stack>
      </SideColumns>
    </>
  );
}

function Missing() {
  return (
    <>
      <PageHeading title="订单详情" />
      <Card>
        <Empty
          art="search"
          title="没有找到这笔订单"
          reason="订单号不正确，或订单属于其他账号。请从我的订单中打开。"
          action={
            <LinkButton variant="primary" href="/core/order">
              查看我的订单
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}

function Loading() {
  return (
    <>
      <PageHeading title="订单详情" />
      <HiddenText as="output">正在加载订单</HiddenText>
      <Card aria-busy="true">
        <Skeleton height="14rem" />
      </Card>
      <SideColumns aria-hidden="true">
        <Card>
          <Skeleton height="16rem" />
        </Card>
        <Card>
          <Skeleton height="16rem" />
        </Card>
      </SideColumns>
    </>
  );
}
