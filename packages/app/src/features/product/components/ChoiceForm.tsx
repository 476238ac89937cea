import type { ProductDetail } from '@ca-portal/api';
import { deliveries, type Delivery, deliveryLabels, moneyText } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { useState } from 'react';
import { usePortalConfig } from '../../../config/config.js';
import { useRuleWords } from '../../../config/rules.js';
import { deliveryObstacle, quoteOf, withProvider, type Choice } from '../choice.js';
import { ChoiceRow } from './ChoiceRow.js';
import { Choices } from './ChoiceRow.styles.js';
import { PlatformChoice } from './PlatformChoice.js';

const deliveryHints: Readonly<Record<Delivery, string>> = {
  online: '审核通过后写入您手上的空白CA锁，不收介质费。',
  counter: '证书做好后，凭身份证到服务网点领取。',
  courier: '证书做好后，寄到您填写的地址。',
};

interface ChoiceFormProps {
  product: ProductDetail;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** All choices; an unavailable one stays visible but disabled, with the reason in its label. */
export function ChoiceForm({ product, choice, onChange }: ChoiceFormProps) {
  const say = useRuleWords();
  const [dropped, setDropped] = useState<{ provider: string; platforms: string[] }>();
  const chooseProvider = (code: string) => {
    const next = withProvider(product, choice, code);
    const provider = product.providers.find((one) => one.code === code)?.name ?? '';
    setDropped(next.dropped.length > 0 ? { provider, platforms: next.dropped } : undefined);
    onChange(next.choice);
  };
  const priced = (years: number): string => {
    const quote = quoteOf(product, { ...choice, years });
    return quote ? `${years} 年，${moneyText(quote.totalFen)}` : `${years} 年`;
  };
  const { courier: isSent } = usePortalConfig();
  const offered = deliveries.filter((value) => value !== 'courier' || isSent);
  const courier = product.prices ? ` +${moneyText(product.prices.courierFen)}` : '';

  return (
    <Choices>
      <ChoiceRow label="证书类型">
        {(labelId) => (
          <RadioGroup
            variant="chips"
            aria-labelledby={labelId}
            options={[
              { value: product.lockType, label: `${product.certificateTypeName}，${product.lockTypeName}` },
            ]}
            value={product.lockType}
          />
        )}
      </ChoiceRow>
      <ChoiceRow label="服务商">
        {(labelId) => (
          <>
            <RadioGroup
              variant="chips"
              aria-labelledby={labelId}
              options={product.providers.map(({ code, name, available, unavailableReason }) => ({
                value: code,
                label: name,
                disabled: !available,
                reason: unavailableReason || '暂不办理',
              }))}
              value={choice.provider}
              onValueChange={chooseProvider}
            />
            {dropped ? (
              <Alert live title={`已取消：${dropped.platforms.join('、')}`}>
                {dropped.provider}不支持这些平台，其他选择没有变。需要这些平台，请换回原来的服务商。
              </Alert>
            ) : null}
          </>
        )}
      </ChoiceRow>
      <ChoiceRow
        label="使用年限"
        hint={say('一次选够年限，可以少办一次延期。到期前 {renewalDays} 天起可延期。')}
      >
        {(labelId) => (
          <RadioGroup
            variant="chips"
            aria-labelledby={labelId}
            options={product.yearOptions.map((years) => ({ value: String(years), label: priced(years) }))}
            value={String(choice.years)}
            onValueChange={(years) => onChange({ ...choice, years: Number(years) })}
          />
        )}
      </ChoiceRow>
      <ChoiceRow label="适用平台" hint="须与盖章的纸质申请表一致。">
        {(labelId) => (
          <PlatformChoice
            product={product}
            choice={choice}
            labelId={labelId}
            onChange={(platforms) => {
              setDropped(undefined);
              onChange({ ...choice, platforms });
            }}
          />
        )}
      </ChoiceRow>
      <ChoiceRow label="领取方式" hint={deliveryHints[choice.delivery]}>
        {(labelId) => (
          <RadioGroup
            variant="chips"
            aria-labelledby={labelId}
            options={offered.map((value) => {
              const reason = deliveryObstacle(product, value);
              return {
                value,
                label: `${deliveryLabels[value]}${value === 'courier' && !reason ? courier : ''}`,
                disabled: reason !== undefined,
                ...(reason ? { reason } : {}),
              };
            })}
            value={choice.delivery}
            onValueChange={(value) =>
              onChange({ ...choice, delivery: deliveries.find((one) => one === value) ?? 'online' })
            }
          />
        )}
      </ChoiceRow>
    </Choices>
  );
}
