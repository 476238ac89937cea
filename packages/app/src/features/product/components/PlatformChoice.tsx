import { moneyText } from '@ca-portal/api/domain';
import type { ProductDetail } from '@ca-portal/api';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { useId } from 'react';
import { isSupported, type Choice } from '../choice.js';
import { CheckChips } from './ChoiceRow.styles.js';

interface PlatformChoiceProps {
  product: ProductDetail;
  choice: Choice;
  labelId: string;
  onChange: (platforms: string[]) => void;
}

/** Platforms with their prices; those that the provider does not support are disabled and say so. */
export function PlatformChoice({ product, choice, labelId, onChange }: PlatformChoiceProps) {
  const missingId = useId();
  const provider = product.providers.find(({ code }) => code === choice.provider)?.name ?? '所选服务商';
  const missing = choice.platforms.length === 0;
  const toggle = (toggled: string) =>
    onChange(
      product.platforms
        .map(({ code }) => code)
        // Keeps the product's order, not the order of the clicks.
        .filter((code) => (code === toggled) !== choice.platforms.includes(code)),
    );
  const note = (platform: ProductDetail['platforms'][number]): string => {
    if (!isSupported(product, choice.provider, platform.code)) return `（${provider}不支持）`;
    if (platform.included) return '（含）';
    return product.prices ? ` +${moneyText(product.prices.extraPlatformFen)}` : '';
  };
  return (
    <>
      <CheckChips aria-labelledby={labelId} aria-describedby={missing ? missingId : undefined}>
        {product.platforms.map((platform) => (
          <Checkbox
            key={platform.code}
            value={choice.platforms.includes(platform.code)}
            disabled={!isSupported(product, choice.provider, platform.code)}
            onValueChange={() => toggle(platform.code)}
          >
            {platform.name}
            {note(platform)}
          </Checkbox>
        ))}
      </CheckChips>
      {missing ? (
        <p id={missingId} data-part="missing" role="alert">
          请至少选择一个适用平台
        </p>
      ) : null}
    </>
  );
}
