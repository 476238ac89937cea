import type { OrderDetail } from '@ca-portal/api';
import { orderStates, orderTypeLabel } from '@ca-portal/api/domain';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatMoney } from '@ca-portal/ui/formats';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { Wave } from '@ca-portal/ui/motif';
import { ProgressTrack } from '@ca-portal/ui/progress-track';
import { useRuleWords } from '../../../config/rules.js';
import { afterPayment } from '../after-payment.js';
import type { PaymentResult } from '../queries.js';
import { PrintButton } from '../../../shared/content/ReadingTools.js';
import { Buttons, Meanwhile, Mono, PaidCard, PaidTick, TrackBox, TwoCards } from './PaidResult.styles.js';
import { methodName } from './PaymentMethods.js';

const meanwhile: { icon: IconName; title: string; text: string }[] = [
  { icon: 'bell', title: '留意审核结果', text: '审核最晚 {reviewTime}内完成，进度在我的订单中查看。' },
  { icon: 'lock-device', title: '备好CA锁和驱动', text: '写入证书前请在电脑上安装驱动，插入CA锁。' },
  { icon: 'padlock', title: '想好CA锁密码', text: '不要使用生日或连续数字，不要告诉他人。' },
];

const beforeStudy: typeof meanwhile = [
  { icon: 'play', title: '学时自动记录', text: '看到哪里就从哪里继续，换一台设备也可以。' },
  { icon: 'wallet', title: '还可以退款', text: '首次学习前可以全额退款，开始学习后不再退款。' },
  { icon: 'certificate', title: '学完领结业证书', text: '证书编号任何人都可以在“结业证书查验”中查验。' },
];

/** 支付成功. A tick, not the seal: the business is not finished yet. */
export function PaidResult({ result, order }: { result: PaymentResult; order?: OrderDetail }) {
  const say = useRuleWords();
  const course = result.state === orderStates.readyForStudy;
  return (
    <>
      <PaidCard>
        <Wave />
        <PaidTick>
          <Icon name="check" />
        </PaidTick>
        <h1>支付成功</h1>
        <p>
          已付 <b>{formatMoney(result.totalFen)}</b>
          {course
            ? '，报名成功，现在就可以学习。'
            : say('，订单进入待审核，{reviewTime}内完成审核。现在不用做什么。')}
        </p>
        <TrackBox>
          <ProgressTrack items={afterPayment(result, order?.delivery)} />
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
        <Card title={course ? '学习之前' : '等待的时候，先做这些'}>
          <Meanwhile>
            {(course ? beforeStudy : meanwhile).map(({ icon, title, text }) => (
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
