import type { ProductDetail } from '@ca-portal/api';
import type { Delivery } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Steps } from '@ca-portal/ui/steps';

const lastStep: Record<Delivery, string> = {
  online: '写入证书',
  counter: '到网点领取',
  courier: '邮寄',
};

interface OrderStepsProps {
  carrier: ProductDetail['carrier'];
  delivery: Delivery;
  /** The current part of the first step on a phone: otherwise all parts would look like the same step. */
  part?: string | undefined;
}

/** All four steps, so that users know that paying is not the end. */
export function OrderSteps({ carrier, delivery, part }: OrderStepsProps) {
  const last = carrier === 'lock' ? lastStep[delivery] : '下载证书';
  return (
    <Card>
      <Steps
        aria-label="办理步骤"
        items={[
          { title: '选择与确认', description: part },
          { title: '支付' },
          { title: '审核' },
          { title: last },
        ]}
        current={0}
      />
    </Card>
  );
}
