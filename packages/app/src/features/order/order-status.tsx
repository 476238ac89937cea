import type { OrderSummary } from '@ca-portal/api';
import { orderStates as s } from '@ca-portal/api/domain';
import { formatShortMinute } from '@ca-portal/ui/formats';
import type { ReactNode } from 'react';
import { Countdown, epochOf, hoursAndMinutes } from '../../shared/time/index.js';
import { awaitsHolder, isCourse, orderDetailPath, receivingOf } from '../../shared/orders/index.js';

/** One line that explains a state (glossary J, state explanations). */
export function stateNote(order: OrderSummary, onPaymentEnd?: () => void): ReactNode {
  const own = receivingOf(order);
  const issues = order.carrier !== null;
  if (order.refundStatus === 1) return '财务正在处理，结果会通知您';
  switch (order.state) {
    case s.draft:
      return '还没有提交';
    case s.waitingForPayment:
      return order.payBefore ? (
        <>
          剩 <Countdown until={epochOf(order.payBefore)} format={hoursAndMinutes} onEnd={onPaymentEnd} />
          ，超时自动关闭
        </>
      ) : (
        '请尽快支付'
      );
    case s.waitingForReview:
      return order.reviewBefore ? `最晚 ${formatShortMinute(order.reviewBefore)} 出结果` : '结果会通知您';
    case s.reviewFailed:
      return order.refusedForGood ? '不能补正，请查看原因' : '请查看原因，无需再次付费';
    case s.reviewPassed:
      return `资料已通过，${own ? `可以${own.label}` : issues ? '正在安排制证' : '正在办理'}`;
    case s.inProduction:
      return own ? `${own.verb}没有完成，可以继续` : `${issues ? '证书制作中' : '正在办理'}，请勿重复办理`;
    case s.productionFailed:
      return own ? `证书没有丢失，可以继续${own.verb}` : '工作人员正在处理';
    case s.readyForCollection:
      return '请凭身份证到服务网点领取';
    case s.readyForShipping:
      return '证书已做好，正在安排寄出';
    case s.readyForDownload:
      return own?.how ?? '请下载证书';
    case s.readyForStudy:
      return '首次学习前可以申请退款';
    case s.completed:
      return isCourse(order) ? '已开始学习' : issues ? '证书已生效' : '业务已办结';
    case s.cancelled:
      return '需要时可以重新办理';
    case s.closed:
      return '超时未支付，已自动关闭';
    case s.refunded:
      return '款项已原路退回';
  }
}

/** The next step of an order. */
export function nextStep(order: OrderSummary): { label: string; href: string; primary: boolean } {
  const { orderNo, orderType, state, refundStatus, refusedForGood } = order;
  const query = `?orderNo=${orderNo}`;
  if (state === s.draft)
    return { label: '继续办理', href: orderDetailPath({ orderNo, orderType }), primary: false };
  if (state === s.waitingForPayment) return { label: '去支付', href: `/makeSurePay${query}`, primary: true };
  const own = receivingOf(order);
  if (own && awaitsHolder(order) && refundStatus === 0) {
    return { label: own.label, href: own.path + query, primary: true };
  }
  if (state === s.reviewFailed && refundStatus === 0 && !refusedForGood) {
    return { label: '去修改', href: orderDetailPath({ orderNo, orderType }), primary: true };
  }
  if (state === s.readyForStudy && refundStatus === 0) {
    return { label: '去学习', href: '/core/myCourse', primary: true };
  }
  if (state === s.readyForCollection) {
    return { label: '查看取件码', href: orderDetailPath({ orderNo, orderType }), primary: false };
  }
  return { label: '查看', href: orderDetailPath({ orderNo, orderType }), primary: false };
}
