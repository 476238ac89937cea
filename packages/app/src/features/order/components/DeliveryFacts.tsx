import { deliveryLabels } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useWatch } from '@ca-portal/ui/form';
import { maskPhone } from '@ca-portal/ui/formats';
import { wholeAddress } from '../../../shared/ordering/index.js';
import type { OrderForm } from '../order-form.js';

/** 领取方式 chosen in an earlier part, in one line. */
export function DeliveryFacts({ onChange }: { onChange: () => void }) {
  const [delivery, servicePoint, receiver] = useWatch<OrderForm, ['delivery', 'servicePoint', 'receiver']>({
    name: ['delivery', 'servicePoint', 'receiver'],
  });
  const { name, phone, area, address } = receiver;
  const more = {
    online: '自备CA锁，审核通过后在本机写入证书',
    counter: servicePoint,
    courier: `寄给${name}，${maskPhone(phone)}，${wholeAddress(area, address)}`,
  };
  return (
    <Card
      title="领取方式"
      extra={
        <Button variant="text" size="sm" aria-label="修改领取方式" onClick={onChange}>
          修改
        </Button>
      }
    >
      <p>
        {deliveryLabels[delivery]}：{more[delivery]}
      </p>
    </Card>
  );
}
