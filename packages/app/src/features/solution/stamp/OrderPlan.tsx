import { Card } from '@ca-portal/ui/card';
import { Textarea } from '@ca-portal/ui/textarea';

interface OrderPlanProps {
  /** One name per line. */
  plan: string;
  onPlan: (plan: string) => void;
}

/** The planned signers in order; only the first signer can set them. */
export function OrderPlan({ plan, onPlan }: OrderPlanProps) {
  return (
    <Card title="签署顺序（可不填）">
      <Textarea
        aria-label="签署顺序，一行一个名称"
        placeholder="一行一个，写证书上的名称，包括您自己"
        rows={3}
        maxLength={1000}
        value={plan}
        onValueChange={onPlan}
      />
      <p>由第一位写，存在文件里，受签章保护。后面的人打开文件就知道轮到谁。</p>
    </Card>
  );
}

/** The names of a plan. */
export const namesOf = (plan: string): readonly string[] =>
  plan
    .split('\n')
    .map((name) => name.trim().slice(0, 100))
    .filter(Boolean)
    .slice(0, 50);
