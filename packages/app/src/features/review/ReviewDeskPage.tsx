import { type OrderDetail, type ReviewDetail } from '@ca-portal/api';
import { orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { HiddenText } from '@ca-portal/ui/theme';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { causeOf, Shown } from '../../shared/failure/index.js';
import { numberTail } from '../../shared/orders/index.js';
import { useTabTitle } from '../../shared/tabs/index.js';
import { Decided, useMakingPath } from './components/Decided.js';
import { DeskHead } from './components/DeskHead.js';
import { DeskSkeleton } from './components/DeskSkeleton.js';
import { JudgedItems } from './components/JudgedItems.js';
import { OrderFacts } from './components/OrderFacts.js';
import { Materials, useOnward, type Compared } from '../../engines/desk/index.js';
import { Judging } from './components/Judging.js';
import { FirstPass } from './components/FirstPass.js';
import { LastRefusal } from './components/LastRefusal.js';
import {
  isClaimedByOther,
  useClaim,
  useClaims,
  useReviewAttachments,
  useReviewDetail,
  useReviewQueue,
} from './queries.js';
import type { Outcome } from './verdicts.js';
import { PageStack, Stack } from '../../shared/page/index.js';
import { Columns } from './ReviewDeskPage.styles.js';
import { useViewPath } from '../../session/useViewPath.js';

/** 审核台: reviews one order item by item. */
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
  const waits = detail.data?.order.state === orderStates.waitingForReview;
  const [decided, setDecided] = useState<{ order: OrderDetail; outcome: Outcome }>();
  const claim = useClaim(orderNo, waits && !decided);
  const { previous, next, standing } = useNeighbors(orderNo);
  const navigate = useNavigate();
  const [onward, setOnward] = useOnward();
  useTabTitle(detail.data && `审核 ${numberTail(orderNo)}`);

  const onDecided = (order: OrderDetail, outcome: Outcome) => {
    setDecided({ order, outcome });
    if (!onward || !next) return;
    toaster.success(`订单 ${numberTail(orderNo)}：${orderStateLabels[order.state]}，已打开下一单。`);
    void navigate(next);
  };
  return (
    <Shown
      of={detail}
      what="审核内容"
      unharmed="已作出的审核结论不受影响"
      size="md"
      isMissing={orderNo === ''}
      missing={<NoOrder queueHref={queueHref} />}
      loading={<DeskSkeleton />}
      failedIn={(failed) => (
        <Card>
          <HiddenText as="h1">审核台</HiddenText>
          {failed}
        </Card>
      )}
    >
      {(data) => {
        if (waits && claim.isPending && !decided) return <DeskSkeleton />;
        const shown = decided ? { ...data, order: decided.order } : data;
        return (
          <>
            <DeskHead detail={shown} previousHref={previous} nextHref={standing ? next : undefined} />
            <LastRefusal detail={shown} />
            <FirstPass detail={shown} />
            {decided ? (
              <Columns data-until="tablet">
                <Decided {...decided} queueHref={queueHref} nextHref={next} />
                <OrderFacts detail={shown} />
              </Columns>
            ) : !waits ? (
              <AlreadyDecided detail={data} queueHref={queueHref} />
            ) : isClaimedByOther(claim.error) ? (
              <HeldByOther detail={data} error={claim.error} queueHref={queueHref} />
            ) : (
              <Judging
                detail={data}
                queueHref={queueHref}
                onDecided={onDecided}
                onward={onward}
                onOnwardChange={setOnward}
                previousHref={previous}
                nextHref={standing ? next : undefined}
                onRefresh={() => void detail.refetch()}
              />
            )}
          </>
        );
      }}
    </Shown>
  );
}

/** The previous and the next order in the queue; orders claimed by colleagues are skipped. */
function useNeighbors(orderNo: string) {
  const queue = useReviewQueue();
  const claims = useClaims();
  const desk = useViewPath('review/desk') ?? '/certManage/desk';
  const held = new Set(claims.data?.claims.map((one) => one.orderNo));
  const waiting = (queue.data?.rows ?? []).filter((row) => row.orderNo === orderNo || !held.has(row.orderNo));
  const at = waiting.findIndex((row) => row.orderNo === orderNo);
  const deskOf = (row: { orderNo: string } | undefined) => row && `${desk}?orderNo=${row.orderNo}`;
  return {
    standing: at >= 0,
    previous: deskOf(at > 0 ? waiting[at - 1] : undefined),
    // After the decision this order leaves the queue, and the next one is the most urgent.
    next: deskOf(at < 0 ? waiting[0] : waiting[at + 1]),
  };
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
      <ReadOnly detail={detail} />
    </Stack>
  );
}

/** A colleague reviews this order: read-only, with his name and the end of the claim. */
function HeldByOther({
  detail,
  error,
  queueHref,
}: {
  detail: ReviewDetail;
  error: unknown;
  queueHref: string;
}) {
  return (
    <Stack>
      <Alert title="同事正在审核该订单" action={<LinkButton href={queueHref}>返回队列</LinkButton>}>
        {causeOf(error)}。以下内容只供查看。
      </Alert>
      <ReadOnly detail={detail} />
    </Stack>
  );
}

function ReadOnly({ detail }: { detail: ReviewDetail }) {
  const [shown, setShown] = useState('');
  const [compared, setCompared] = useState<Compared>();
  const attachments = useReviewAttachments(detail.order.orderNo);
  return (
    <Columns data-until="tablet">
      <JudgedItems detail={detail} />
      <Stack>
        <Materials
          materials={attachments.data ?? []}
          shown={shown}
          onShow={setShown}
          compared={compared}
          onCompare={setCompared}
        />
        <OrderFacts detail={detail} />
      </Stack>
    </Columns>
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
