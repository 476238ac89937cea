import { type Delivery, deliveryLabels, moneyText } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Field, useWatch } from '@ca-portal/ui/form';
import { OptionCardGroup } from '@ca-portal/ui/option-card';
import { Select } from '@ca-portal/ui/select';
import { usePortalConfig } from '../../config/config.js';
import { Shown } from '../failure/index.js';
import { useServicePoints } from './service-point-options.js';
import type { ReceiverValues } from './receiver.js';
import { ReceiverFields } from './ReceiverFields.js';
import { SubBlock } from './SubBlock.styles.js';
import { useForgetDeliveryErrors } from './useForgetDeliveryErrors.js';

/** The fields of the block, by their names in the surrounding form. */
export interface DeliveryValues {
  delivery: Delivery;
  servicePoint: string;
  receiver: ReceiverValues;
}

interface DeliveryBlockProps {
  /** The holder's own lock is written again: nothing is shipped, and the price includes no seal. */
  rewrites?: boolean;
  /** The price of lock and shipping; undefined where it is shown elsewhere. */
  mediumFen?: number | undefined;
  courierFen?: number | undefined;
}

/** 领取方式: written into the user's own lock, collected, or shipped. Only the chosen way asks for more. */
export function DeliveryBlock({
  rewrites = false,
  mediumFen: medium,
  courierFen: courier,
}: DeliveryBlockProps) {
  const delivery = useWatch<DeliveryValues, 'delivery'>({ name: 'delivery' });
  useForgetDeliveryErrors(delivery);
  const { courier: isSent, lock } = usePortalConfig();
  return (
    <Card title="领取方式">
      <Field
        name="delivery"
        label="怎样拿到证书"
        group
        required
        hint={
          rewrites || lock.licenseKey ? undefined : '本平台不写入电子印章，锁里没有印章，付款前请联系客服。'
        }
      >
        <OptionCardGroup
          options={[
            {
              value: 'online',
              title: deliveryLabels.online,
              description: '自备CA锁，审核通过后在本机写入证书',
              extra: '不收介质费',
            },
            {
              value: 'counter',
              title: deliveryLabels.counter,
              description: '凭身份证原件到服务网点领取，更新证书须带锁',
              extra: medium === undefined ? undefined : `介质费 ${moneyText(medium)}`,
            },
            ...(isSent && !rewrites
              ? [
                  {
                    value: 'courier',
                    title: deliveryLabels.courier,
                    description: '制好后寄到您填写的地址',
                    extra:
                      medium === undefined || courier === undefined
                        ? undefined
                        : `介质费 ${moneyText(medium)}，快递费 ${moneyText(courier)}`,
                  },
                ]
              : []),
          ]}
        />
      </Field>
      {delivery === 'counter' ? <CounterFields /> : null}
      {delivery === 'courier' ? <ReceiverFields /> : null}
    </Card>
  );
}

function CounterFields() {
  const { hotline } = usePortalConfig();
  const { query, options } = useServicePoints();
  return (
    <Shown part of={query} what="服务网点" unharmed="已填写的内容还在">
      <SubBlock>
        <Field
          name="servicePoint"
          label="服务网点"
          hint={`办理时间：${hotline.hours}。请本人携带身份证原件；他人代领须带授权书。`}
          required="请选择自取的服务网点。"
        >
          <Select options={options} placeholder={query.isPending ? '正在加载服务网点…' : '请选择服务网点'} />
        </Field>
      </SubBlock>
    </Shown>
  );
}
