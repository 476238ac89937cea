import type { ProductDetail, ProductSummary } from '@ca-portal/api';
import { deliveryLabels } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Field, useFormContext, useWatch } from '@ca-portal/ui/form';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { Select } from '@ca-portal/ui/select';
import { PlatformPicker, useForgetDeliveryErrors, useServicePoints } from '../../../shared/ordering/index.js';
import { FieldGrid, Stack } from '../../../shared/page/index.js';
import { servedBy, type BatchForm } from './batch-form.js';

const ways = [
  { value: 'counter', label: deliveryLabels.counter },
  { value: 'online', label: deliveryLabels.online },
];

interface BatchChoiceProps {
  products: readonly ProductSummary[];
  product: ProductDetail | undefined;
}

/** Common choices for the whole list: the lock, the provider, the platforms and the delivery. */
export function BatchChoice({ products, product }: BatchChoiceProps) {
  const { getValues, setValue } = useFormContext<BatchForm>();
  const delivery = useWatch<BatchForm, 'delivery'>({ name: 'delivery' });
  useForgetDeliveryErrors(delivery);
  const providerCode = useWatch<BatchForm, 'providerCode'>({ name: 'providerCode' });
  const points = useServicePoints();
  const dropProvider = () => {
    setValue('providerCode', '');
    setValue('platformCodes', []);
  };
  const dropPlatforms = (code: string) => {
    if (product) setValue('platformCodes', servedBy(product, code, getValues('platformCodes')));
  };
  return (
    <Card title="办什么">
      <Stack>
        <FieldGrid>
          <Field name="productId" label="证书" required="请选择证书。" rules={{ onChange: dropProvider }}>
            <Select
              options={products.map(({ id, name, audience, available, unavailableReason }) => ({
                value: id,
                label: available ? `${name}（${audience}）` : `${name}（${unavailableReason}）`,
                disabled: !available,
              }))}
              placeholder="请选择"
            />
          </Field>
          <Field
            name="providerCode"
            label="服务商"
            required="请选择服务商。"
            rules={{ onChange: (event: { target: { value: string } }) => dropPlatforms(event.target.value) }}
          >
            <Select
              options={(product?.providers ?? []).map(({ code, name, available }) => ({
                value: code,
                label: name,
                disabled: !available,
              }))}
              placeholder={product ? '请选择' : '请先选择证书'}
            />
          </Field>
        </FieldGrid>
        {product ? (
          <Field<string[]>
            name="platformCodes"
            label="适用平台"
            hint="所选平台须与加盖公章的纸质申请表一致。"
            group
            required="请至少选择一个适用平台。"
          >
            {(control) => <PlatformPicker control={control} product={product} providerCode={providerCode} />}
          </Field>
        ) : null}
        <FieldGrid>
          <Field name="delivery" label="领取方式" group required>
            <RadioGroup orientation="horizontal" options={ways} />
          </Field>
          {delivery === 'counter' ? (
            <Field name="servicePoint" label="服务网点" required="请选择自取的服务网点。">
              <Select options={points.options} placeholder="请选择服务网点" />
            </Field>
          ) : null}
        </FieldGrid>
      </Stack>
    </Card>
  );
}
