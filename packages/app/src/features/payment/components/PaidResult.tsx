import type { OrderDetail } from '@ca-portal/api';
import { moneyText, orderStates, orderTypeLabel } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { receivingOf } from '../../../shared/orders/index.js';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { Wave } from '@ca-portal/ui/motif';
import { ProgressTrack } from '@ca-portal/ui/progress-track';
import { useRuleWords } from '../../../config/rules.js';
import { afterPayment } from '../after-payment.js';
import type { PaymentResult } from '../queries.js';
import { PrintButton } from '../../../shared/content/index.js';
import { Buttons, Meanwhile, Mono, PaidCard, PaidTick, TrackBox, TwoCards } from './PaidResult.styles.js';
import { methodName } from './PaymentMethods.js';

interface Hint {
  icon: IconName;
  title: string;
  text: string;
}

const review: Hint = {
  icon: 'bell',
  title: '留意审核结果',
  text: '审核最晚 {reviewTime}内完成，进度在我的订单中查看。',
};
const password: Hint = {
  icon: 'padlock',
  title: '想好证书密码',
  text: '不要使用生日或连续数字，不要告诉他人。',
};

/** What the visitor can do until the certificate is ready. */
function meanwhile(inReview: boolean, order: OrderDetail | undefined): Hint[] {
  const own = order && receivingOf(order);
  return [
    ...(inReview ? [review] : []),
    ...(own ? [{ icon: own.icon, title: own.label, text: own.how }, password] : []),
  ];
}

const beforeStudy: Hint[] = [
  { icon: 'play', title: '学时自动记录', text: '看到哪里就从哪里继续，换一台设备也可以。' },
  { icon: 'wallet', title: '还可以退款', text: '首次学习前可以全额退款，开始学习后不再退款。' },
  { icon: 'certificate', title: '学完领结业证书', text: '证书编号任何人都可以在“结业证书查验”中查验。' },
];

/** 支付成功. Shows a tick, not the seal, because the business is not finished yet. */
export function PaidResult({ result, order }: { result: PaymentResult; order?: OrderDetail }) {
  const say = useRuleWords();
  const course = result.state === orderStates.readyForStudy;
  const inReview = result.state === orderStates.waitingForReview;
  const own = order && receivingOf(order);
  const hints = course ? beforeStudy : meanwhile(inReview, order);
  return (
    <>
      <PaidCard>
        <Wave />
        <PaidTick>
          <Icon name="check" />
        </PaidTick>
        <h1>支付成功</h1>
        <p>
          已付 <b>{moneyText(result.totalFen)}</b>
          {course
            ? '，报名成功，现在就可以学习。'
            : inReview
              ? say('，订单进入待审核，{reviewTime}内完成审核。现在不用做什么。')
              : `，不用人工审核，${own ? `现在可以${own.label}` : '正在办理'}。`}
        </p>
        <TrackBox>
          <ProgressTrack items={afterPayment(result, order)} />
        </TrackBox>
        <Buttons>
          {course ? (
            <LinkButton variant="primary" size="lg" href="/core/myCourse">
              去学习
            </LinkButton>
          ) : null}
          <LinkButton
            variant={course ? 'secondary' : 'primary'}
            size="lg"
            href={`/core/orderDetail?orderNo=${result.orderNo}`}
          >
            查看订单
          </LinkButton>
          {course ? null : (
            <LinkButton size="lg" href="/product">
              继续办理
            </LinkButton>
          )}
          <PrintButton size="lg" />
        </Buttons>
      </PaidCard>
      <TwoCards>
        <Card title="付款信息">
          <Descriptions
            columns={1}
            items={[
              { term: '订单号', value: <Mono>{result.orderNo}</Mono> },
              {
                term: '业务',
                value: order
                  ? [orderTypeLabel(order.orderType), ...(order.years > 0 ? [`${order.years} 年`] : [])].join(
                      '，',
                    )
                  : undefined,
              },
              { term: '支付方式', value: result.channel ? methodName(result.channel) : undefined },
              { term: '支付时间', value: result.paidAt },
              { term: '交易流水', value: result.tradeNo ? <Mono>{result.tradeNo}</Mono> : undefined },
            ]}
          />
        </Card>
        <Card title={course ? '学习之前' : inReview ? '等待的时候，先做这些' : '接下来'}>
          <Meanwhile>
            {hints.map(({ icon, title, text }) => (
              <li key={title}>
                <span>
                  <Icon name={icon} />
                </span>
                <div>
                  <strong>{title}</strong>
                  <span>{say(text)}</span>
                </div>
              </li>
            ))}
          </Meanwhile>
        </Card>
      </TwoCards>
    </>
  );
}
