import type { Delivery } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { useRuleWords } from '../../../config/rules.js';
import { ProcessList } from './ProcessCard.styles.js';

const lastStep: Readonly<Record<Delivery, { title: string; note: string }>> = {
  online: { title: '在线写入', note: '插上CA锁，几分钟写好' },
  counter: { title: '领取', note: '凭身份证到服务网点领取' },
  courier: { title: '收件', note: '快递寄到，可查进度' },
};
const before = [
  { title: '在线申请', note: '核对选择和价格后提交' },
  { title: '支付', note: '{paymentTime}内支付，超时自动关闭' },
  { title: '审核', note: '付款后 {reviewTime}内' },
];
const making = { title: '制证', note: '审核通过后安排' };

/** 办理过程: the steps for the chosen delivery. */
export function ProcessCard({ delivery }: { delivery: Delivery }) {
  const say = useRuleWords();
  const steps = [...before, ...(delivery === 'online' ? [] : [making]), lastStep[delivery]];
  return (
    <Card title="办理过程">
      <ProcessList>
        {steps.map(({ title, note }, index) => (
          <li key={title}>
            <span data-part="number" aria-hidden="true">
              {index + 1}
            </span>
            <b>{title}</b>
            <span data-part="note">{say(note)}</span>
          </li>
        ))}
      </ProcessList>
    </Card>
  );
}
