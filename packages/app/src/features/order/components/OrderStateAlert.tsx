import { formatShortMinute } from '@ca-portal/ui/formats';
import type { OrderDetail } from '@ca-portal/api';
import { orderDueFen, orderStates as s } from '@ca-portal/api/domain';
import { Alert, type AlertTone } from '@ca-portal/ui/alert';
import { Link } from '@ca-portal/ui/link';
import type { ReactNode } from 'react';
import { Countdown, epochOf } from '../../../shared/time/index.js';
import { useRuleWords } from '../../../config/rules.js';
import { usePortalConfig } from '../../../config/config.js';
import { isCourse, latePayment, receivingOf } from '../../../shared/orders/index.js';

interface Words {
  tone: AlertTone;
  title: string;
  text: string;
  link?: ReactNode;
}

interface Contact {
  hotline: string;
  hours: string;
  /** Replaces placeholders in sentences by the current rules. */
  say: (text: string) => string;
}

/** What happens now and who has to act, by state. */
function wordsFor(order: OrderDetail, { hotline, hours, say }: Contact): Words | undefined {
  const own = receivingOf(order);
  const late = latePayment(order);
  const info = (title: string, text: string, link?: ReactNode): Words => ({
    tone: 'info',
    title,
    text,
    link,
  });
  switch (order.state) {
    case s.waitingForReview:
      return info(
        '支付成功，等待审核',
        `工作人员最晚在 ${order.reviewBefore ? formatShortMinute(order.reviewBefore) : say('{reviewTime}内')} 给出结果，期间不可修改。现在不用做什么。`,
      );
    case s.reviewFailed:
      if (order.refusedForGood)
        return {
          tone: 'danger',
          title: '审核没有通过，不能补正',
          text: `原因见下方，您可以${orderDueFen(order) > 0 ? '申请退款' : '撤回申请'}。如有疑问，请拨打服务热线 ${hotline}（${hours}）。`,
        };
      return {
        tone: 'danger',
        title: '审核没有通过，修改后重新提交，无需再次付费',
        text: say('请按下面的原因逐项修改，其余内容不用动。改好后重新提交，最晚 {reviewTime}内给出结果。'),
      };
    case s.reviewPassed:
      return own
        ? info(`审核已通过，可以${own.label}`, own.how)
        : info(
            `审核已通过，正在${order.carrier ? '安排制证' : '办理'}`,
            '办好后会更新进度。现在不用做什么。',
          );
    case s.inProduction:
      if (own) return info(`证书正在${own.verb}`, `如果中断，证书没有丢失，可以用原来的${own.into}继续。`);
      return order.carrier
        ? info('证书正在制作，现在不用做什么', '请勿重复办理。')
        : info('正在办理', '持有人更新各自的证书后自动完成，进度见“变更进度”。');
    case s.productionFailed:
      return {
        tone: 'danger',
        title: '制证异常，证书没有丢失',
        text: own
          ? `请用原来的${own.into}继续${own.verb}。仍然失败时，请拨打服务热线 ${hotline}（${hours}）。`
          : `工作人员正在处理，不用再次付费。如需了解进度，请拨打服务热线 ${hotline}（${hours}）。`,
      };
    case s.readyForCollection:
      return info(
        `证书已制好，请到${order.servicePoint || '服务网点'}领取`,
        `请携带身份证原件和“领取”里的取件码，办理时间：${hours}。`,
      );
    case s.readyForShipping:
      return info(
        '证书已制好，由快递寄出',
        `运单号和签收在“领取”里。密码不在包裹内，收到后插上锁，在“CA管理”选择“解锁CA锁”，用解锁码设置自己的密码；没有收到解锁码请拨打 ${hotline}。`,
      );
    case s.readyForDownload:
      return info('证书可以下载', own?.how ?? '');
    case s.readyForStudy:
      return {
        tone: 'success',
        title: '报名成功，可以开始学习',
        text: '学时自动记录。首次学习前可以申请全额退款，开始学习后不再退款。',
      };
    case s.completed:
      if (isCourse(order)) return info('已开始学习', '进度和结业证书在“我的课程”里。');
      return {
        tone: 'success',
        title: order.carrier ? '业务已办结，证书已生效' : '业务已办结',
        text: '可以在CA管理中查看证书和有效期。',
      };
    case s.cancelled:
      return info('订单已取消', late ? `收到 ${late}，进度见“我的余额”。` : '没有付款。需要时可以重新办理。');
    case s.closed:
      return info(
        '订单已失效',
        late
          ? `收到 ${late}，进度见“我的余额”。`
          : say('{paymentTime}内没有付款，订单已自动关闭，没有扣款。需要时可以重新办理。'),
        // For users who have made a bank transfer meanwhile.
        late ? undefined : <Link href={`/makeSurePay?orderNo=${order.orderNo}`}>已经汇款，补交凭证</Link>,
      );
    case s.refunded:
      return info('款项已原路退回', '退回多少、多久到账，见“退款”。');
    default:
      return undefined;
  }
}

interface OrderStateAlertProps {
  order: OrderDetail;
  /** Papers of the business are missing: the review would return the order. */
  lacksPapers?: boolean;
  /** Finance has approved the refund. */
  refundApproved?: boolean;
  onPaymentEnd: () => void;
}

export function OrderStateAlert({
  order,
  lacksPapers = false,
  refundApproved = false,
  onPaymentEnd,
}: OrderStateAlertProps) {
  const say = useRuleWords();
  const { hotline } = usePortalConfig();
  if (order.state === s.waitingForPayment && order.payBefore) {
    return (
      <Alert tone="warning" title="等待支付">
        请在 <Countdown until={epochOf(order.payBefore)} onEnd={onPaymentEnd} />{' '}
        内完成支付，超时订单将自动关闭。
        {latePayment(order)}
      </Alert>
    );
  }
  if (order.refundStatus === 1 && refundApproved) {
    return (
      <Alert tone="success" title="退款申请已通过，款项正在退回">
        订单不再办理。退回多少、退到哪里、多久到账，见“退款”。
      </Alert>
    );
  }
  if (order.refundStatus === 1) {
    return (
      <Alert tone="info" title="财务正在处理退款">
        处理期间{isCourse(order) ? '不能学习' : '订单暂停办理'}，1
        个工作日内给出结果，结果会发消息给您。不想退了可以在下面撤回申请。
      </Alert>
    );
  }
  if (order.state === s.waitingForReview && lacksPapers) {
    return (
      <Alert tone="warning" title="支付成功，还需提交材料">
        请先提交下面列出的材料，缺少时审核不能通过。已提交的内容不可修改。
      </Alert>
    );
  }
  const words = wordsFor(order, { hotline: hotline.phone, hours: hotline.hours, say });
  return words ? (
    <Alert tone={words.tone} title={words.title}>
      {words.text}
      {words.link}
    </Alert>
  ) : null;
}
