import type { OrderDetail } from '@ca-portal/api';
import {
  finalOrderStates,
  moneyText,
  orderDueFen,
  type OrderState,
  orderStates,
} from '@ca-portal/api/domain';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { toaster } from '@ca-portal/ui/toast';
import { usePortalConfig } from '../../../config/config.js';
import { useCancelOrder } from '../queries.js';
import { saveCancellation } from '../service-queries.js';
import { Icon } from '@ca-portal/ui/icon';
import { orderPaths, wayOf } from '../../../shared/orders/index.js';
import { hotlineHref, PrintButton } from '../../../shared/content/index.js';

/** The page for ordering the same again: the order's page, the application of its business, or the course. */
function againPath(order: OrderDetail): string | undefined {
  const { reorder, changedCertificateId, courseId, orderNo, orderType, state } = order;
  // A completed change or course is not ordered twice: these are only offered again after a failure.
  const done = state === orderStates.completed;
  if (courseId !== null) return done ? undefined : `/learningDetail?id=${courseId}`;
  if (changedCertificateId) {
    if (done) return undefined;
    return `/apply?${new URLSearchParams({ business: orderType, certificates: changedCertificateId, from: orderNo }).toString()}`;
  }
  if (!reorder) return undefined;
  // Options that are no longer sold get a default. `from` provides the values that are not in the address.
  const choice = new URLSearchParams({
    product: reorder.productId,
    provider: reorder.providerCode,
    platforms: reorder.platformCodes.join(','),
    years: String(order.years),
    delivery: order.delivery,
    from: orderNo,
  });
  // The page redirects to the one for this kind of certificate.
  return `${orderPaths.lock}?${choice.toString()}`;
}

const studiable: readonly OrderState[] = [orderStates.readyForStudy, orderStates.completed];

/** The caller's actions on the order, as the server allows them. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const { hotline } = usePortalConfig();
  const cancel = useCancelOrder();
  const [confirm, confirmDialog] = useConfirm();
  // After the payment only a free order can be cancelled.
  const paid = order.paidAt !== null;
  const draft = order.state === orderStates.draft;
  const giveUp = paid ? '撤回申请' : draft ? '删除草稿' : '取消订单';
  const again = againPath(order);
  const way = wayOf(order);
  const may = (action: OrderDetail['actions'][number]) => order.actions.includes(action);

  const askToCancel = async () => {
    const sure = await confirm({
      ...(paid
        ? {
            title: '确认撤回申请？',
            description: `${order.productName}没有付款，撤回后不再办理，不能恢复${order.couponFen > 0 ? '，优惠券退回您的账户' : ''}；需要时可以重新办理。`,
          }
        : draft
          ? { title: '确认删除草稿？', description: '填写的内容不再保留。没有扣款，需要时可以重新办理。' }
          : {
              title: '确认取消订单？',
              description: `${order.productName}，${moneyText(orderDueFen(order))}。取消后不能恢复，没有扣款；需要时可以重新办理。`,
            }),
      confirmLabel: giveUp,
      cancelLabel: '再想想',
      tone: 'danger',
    });
    if (!sure) return;
    cancel.mutate(
      { params: { orderNo: order.orderNo } },
      { onSuccess: () => toaster.success(paid ? '申请已撤回' : draft ? '草稿已删除' : '订单已取消') },
    );
  };

  return (
    <>
      {confirmDialog}
      <LinkButton icon={<Icon name="phone-call" />} href={hotlineHref(hotline.phone)}>
        联系客服
      </LinkButton>
      <PrintButton />
      {may('cancel') ? (
        <Button
          loading={cancel.isPending}
          loadingText={paid ? '撤回中' : '取消中'}
          onClick={() => void askToCancel()}
        >
          {giveUp}
        </Button>
      ) : null}
      {again && finalOrderStates.includes(order.state) ? (
        <LinkButton href={again}>重新下单</LinkButton>
      ) : null}
      {again && draft ? (
        <LinkButton variant="primary" href={again}>
          继续办理
        </LinkButton>
      ) : null}
      {may('pay') ? (
        <LinkButton variant="primary" href={`/makeSurePay?orderNo=${order.orderNo}`}>
          去支付
        </LinkButton>
      ) : null}
      {order.courseId !== null && studiable.includes(order.state) && order.refundStatus === 0 ? (
        <LinkButton variant="primary" icon={<Icon name="book" />} href="/core/myCourse">
          去学习
        </LinkButton>
      ) : null}
      {order.orderType === '0108' && order.state === orderStates.completed ? (
        <Button
          variant="primary"
          debounceClicks
          icon={<Icon name="download" />}
          onClick={() => void saveCancellation(order.orderNo)}
        >
          下载注销确认书
        </Button>
      ) : null}
      {way && (may('issue') || may('download')) ? (
        <LinkButton variant="primary" href={`${way.path}?orderNo=${order.orderNo}`}>
          {way.label}
        </LinkButton>
      ) : null}
    </>
  );
}
