import { Card } from '@ca-portal/ui/card';
import { Icon, type IconName } from '@ca-portal/ui/icon';
import { IconWell } from '../../../shared/page/index.js';
import { AgreementLinks } from '../../../shared/agreements/index.js';
import { Benefits, Question } from '../MemberPage.styles.js';

const benefits: readonly { title: string; text: string; icon: IconName }[] = [
  { title: '自动升级', text: '消费达到金额当天升级，不用申请，也没有会员费。', icon: 'crown' },
  {
    title: '课程会员价',
    text: '学习中心标有会员价的课程，银卡会员按会员价付费，金卡会员再打 9 折。',
    icon: 'book',
  },
  { title: '到期提醒', text: '可以给名下证书设置到期提醒，到那天给您发站内消息。', icon: 'clock' },
];

/** Common questions; the answers are rules of this portal. */
const questions = [
  {
    question: '哪些消费计入等级？',
    answer: '当年支付成功的证书订单计入。已取消、超时关闭和已退款的订单不计入。',
  },
  {
    question: '企业的等级怎么算？',
    answer: '企业管理员的等级按本企业全部订单计算；个人的等级按本人的订单计算。',
  },
  {
    question: '证书的价格和审核时间和等级有关吗？',
    answer: '没有关系。证书价格、审核时限和到期提醒对所有人相同，等级只影响课程价格。',
  },
  {
    question: '第二年等级会变吗？',
    answer: '每年 1 月 1 日起重新累计，等级按当年的消费计算。',
  },
];

export function MemberNotes() {
  return (
    <>
      <Benefits>
        {benefits.map(({ title, text, icon }) => (
          <li key={title}>
            <IconWell>
              <Icon name={icon} size="1.5rem" />
            </IconWell>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Benefits>
      <Card title="会员规则">
        <AgreementLinks subject="membership" />
      </Card>
      <Card title="常见问题">
        <div>
          {questions.map(({ question, answer }) => (
            <Question key={question}>
              <summary>
                {question}
                <Icon name="chevron-down" />
              </summary>
              <p>{answer}</p>
            </Question>
          ))}
        </div>
      </Card>
    </>
  );
}
