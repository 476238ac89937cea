import { orderStates as s, orderTypeLabel, type OrderState } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { formatDateTime } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Timeline } from '@ca-portal/ui/timeline';
import { useRuleWords } from '../../../config/rules.js';
import { loginPath } from '../../../routing/guard.js';
import { PrintButton } from '../../../shared/content/index.js';
import { OrderStatusTag } from '../../../shared/orders/index.js';
import type { Tracked } from '../TrackPage.js';
import { Found } from './TrackPage.styles.js';

/** The next step, and who has to act. */
const next: Readonly<Record<OrderState, string>> = {
  [s.draft]: '还没有提交。登录后可以继续填写。',
  [s.waitingForPayment]: '等您付款。登录后在“我的订单”里支付，过时订单会自动关闭。',
  [s.waitingForReview]: '正在审核，现在不用做什么。有结果会{sms:发短信告诉您|显示在这里}。',
  [s.reviewFailed]: '材料需要修改。登录后看原因，改好重新提交，不用再付款。',
  [s.reviewPassed]: '审核已经通过，接下来制作证书。',
  [s.inProduction]: '正在制作证书，现在不用做什么。',
  [s.productionFailed]: '制作中断，工作人员正在处理，不用再付款。',
  [s.readyForCollection]: '可以领取。请带经办人身份证原件和{sms:短信|订单详情}里的领取码。',
  [s.readyForShipping]: '正在寄送。快递单号登录后可以看到。',
  [s.readyForDownload]: '可以下载。请登录后在本人的手机或电脑上下载安装。',
  [s.readyForStudy]: '报名成功。登录后在“我的课程”里学习。',
  [s.completed]: '已经办完。',
  [s.cancelled]: '订单已取消，没有收费。',
  [s.closed]: '订单已关闭。需要时请重新办理。',
  [s.refunded]: '已经退款，款项原路退回。',
};

/** The progress of the order. Every action on it asks for a login. */
export function TrackedCard({ order }: { order: Tracked }) {
  const { orderNo, orderType, productName, holderName, companyName, state, refundStatus } = order;
  const say = useRuleWords();
  const toOrder = loginPath(`/core/orderDetail?orderNo=${orderNo}`);
  return (
    <Card>
      <Found>
        <div data-part="head">
          <div>
            <h2>
              {productName || orderTypeLabel(orderType)}
              <OrderStatusTag state={state} refundStatus={refundStatus} />
            </h2>
            <p data-part="facts">
              {[`订单 ${orderNo}`, companyName, holderName === companyName ? '' : holderName]
                .filter(Boolean)
                .join('，')}
            </p>
          </div>
          <PrintButton />
        </div>
        <p data-part="next">
          {say(
            refundStatus === 1
              ? '正在退款，款项原路退回，到账后会{sms:发短信告诉您|显示在这里}。'
              : next[state],
          )}
          {state === s.readyForCollection && order.servicePoint ? `领取地点：${order.servicePoint}。` : ''}
          {state === s.waitingForReview && order.reviewBefore
            ? `最晚 ${formatDateTime(order.reviewBefore)} 前审核完。`
            : ''}
          {state === s.waitingForPayment && order.payBefore
            ? `请在 ${formatDateTime(order.payBefore)} 前付款。`
            : ''}
        </p>
        <div>
          <h3>办理记录</h3>
          <Timeline
            items={order.timeline.map(({ at, title }, index) => ({
              key: `${at} ${index}`,
              title,
              time: formatDateTime(at),
              status: index === 0 && state !== s.completed ? 'current' : 'done',
            }))}
          />
        </div>
        <div data-part="note">
          <Icon name="shield-check" />
          <p>
            这里只显示进度。看材料、改订单、退款，请
            <Link underline href={toOrder}>
              登录后办理
            </Link>
            。
          </p>
        </div>
      </Found>
    </Card>
  );
}
