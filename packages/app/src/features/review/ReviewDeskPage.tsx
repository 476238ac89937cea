import { isApiError, type OrderDetail, type ReviewDetail } from '@ca-portal/api';
import { errorCodes, orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../shell/LoadFailed.js';
import { numberTail } from '../../shell/number-tail.js';
import { useTabTitle } from '../../shell/tabs/tab-context.js';
import { NoPermission } from '../../shell/NoPermission.js';
import { Decided, useMakingPath } from './components/Decided.js';
import { DeskHead } from './components/DeskHead.js';
import { DeskSkeleton } from './components/DeskSkeleton.js';
import { JudgedItems } from './components/JudgedItems.js';
import { OrderFacts } from './components/OrderFacts.js';
import { VerdictForm } from './components/VerdictForm.js';
import { useReviewDetail, useReviewQueue } from './queries.js';
import { PageStack, Stack } from '../../shell/layout/WorkPage.styles.js';
import { Columns } from './ReviewDeskPage.styles.js';
import { useViewPath } from '../../session/useViewPath.js';

/** 审核台: one order, judged item by item. */
export function ReviewDeskPage() {
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const queueHref = useViewPath('review/queue') ?? '/certManage/review';
  return (
    <PageStack>
      <Breadcrumb items={[{ label: '订单审核', href: queueHref }, { label: '审核台' }]} />
      <Desk key={orderNo} orderNo={orderNo} queueHref={queueHref} />
    </PageStack>
  );
}

function Desk({ orderNo, queueHref }: { orderNo: string; queueHref: string }) {
  const detail = useReviewDetail(orderNo);
  const queue = useReviewQueue();
  useTabTitle(detail.data && `审核 ${numberTail(orderNo)}`);
  const desk = useViewPath('review/desk') ?? '/certManage/desk';
  const [decided, setDecided] = useState<OrderDetail>();
  const waiting = queue.data?.rows ?? [];
  const at = waiting.findIndex((row) => row.orderNo === orderNo);
  const deskOf = (row: { orderNo: string } | undefined) => row && `${desk}?orderNo=${row.orderNo}`;
  // After the decision this order leaves the queue, and the next one is simply the most urgent.
  const next = deskOf(at < 0 ? waiting[0] : waiting[at + 1]);

  if (orderNo === '' || isApiError(detail.error, errorCodes.notFound)) {
    return <NoOrder queueHref={queueHref} />;
  }
  if (isApiError(detail.error, errorCodes.forbidden)) return <NoPermission />;
  if (detail.isError && !detail.data) {
    return (
      <Card>
        <HiddenText as="h1">审核台</HiddenText>
        <LoadFailed what="审核内容" query={detail} unharmed="已作出的审核结论不受影响" size="md" />
      </Card>
    );
  }
  if (!detail.data) return <DeskSkeleton />;
  const shown = decided ? { ...detail.data, order: decided } : detail.data;
  return (
    <>
      <DeskHead
        detail={shown}
        previousHref={deskOf(at > 0 ? waiting[at - 1] : undefined)}
        nextHref={at < 0 ? undefined : next}
      />
      <Columns data-until="tablet">
        {decided ? (
          <Decided order={decided} queueHref={queueHref} nextHref={next} />
        ) : detail.data.order.state === orderStates.waitingForReview ? (
          <VerdictForm
            detail={detail.data}
            queueHref={queueHref}
            onDecided={setDecided}
            onRefresh={() => void detail.refetch()}
          />
        ) : (
          <AlreadyDecided detail={detail.data} queueHref={queueHref} />
        )}
        <Stack>
          <OrderFacts detail={shown} />
        </Stack>
      </Columns>
    </>
  );
}

function AlreadyDecided({ detail, queueHref }: { detail: ReviewDetail; queueHref: string }) {
  const making = useMakingPath(detail.order);
  return (
    <Stack>
      <Alert
        title={`该订单当前为“${orderStateLabels[detail.order.state]}”，不用再审核`}
        action={
          making ? (
            <LinkButton variant="primary" href={making}>
              去制证
            </LinkButton>
          ) : (
            <LinkButton href={queueHref}>返回队列</LinkButton>
          )
        }
      >
        以下内容只供查看。
      </Alert>
      <JudgedItems detail={detail} />
    </Stack>
  );
}

function NoOrder({ queueHref }: { queueHref: string }) {
  return (
    <Card>
      <HiddenText as="h1">审核台</HiddenText>
      <Empty
        title="没有找到这个订单"
        titleLevel={2}
        reason="订单号可能有误，或订单还没有支付。请从队列里打开。"
        action={
          <LinkButton variant="primary" href={queueHref}>
            返回队列
          </LinkButton>
        }
      />
    </Card>
  );
}
