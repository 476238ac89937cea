import { moneyText } from '@ca-portal/api/domain';
import type { ProductDetail } from '@ca-portal/api';
import { Checkbox } from '@ca-portal/ui/checkbox';
import type { FieldControl } from '@ca-portal/ui/form';
import { PlatformList, RowNote } from './PlatformPicker.styles.js';

interface PlatformPickerProps {
  control: FieldControl<string[]>;
  product: ProductDetail;
  providerCode: string;
}

/** The platforms that will accept the certificate; those that the provider cannot serve say so. */
export function PlatformPicker({ control, product, providerCode }: PlatformPickerProps) {
  const { id, value, onValueChange, onBlur, ref, invalid } = control;
  const provider = product.providers.find(({ code }) => code === providerCode);
  const supported = (code: string) => provider?.platformCodes.includes(code) ?? false;
  const first = product.platforms.find(({ code }) => supported(code))?.code;
  const extra = product.prices?.extraPlatformFen;

  const noteFor = (code: string, included: boolean) => {
    if (!supported(code)) return `${provider?.name ?? '该服务商'}不支持`;
    if (included) return '包含在基础价格内';
    return extra === undefined ? '' : `+${moneyText(extra)}`;
  };
  const toggle = (code: string, on: boolean) =>
    // In the product's order, so that the same choice always gives the same order.
    onValueChange(
      product.platforms.map((one) => one.code).filter((one) => (one === code ? on : value.includes(one))),
    );

  return (
    <PlatformList
      id={id}
      aria-labelledby={control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
    >
      {product.platforms.map(({ code, name, included }) => (
        <Checkbox
          key={code}
          ref={code === first ? ref : undefined}
          value={value.includes(code)}
          disabled={!supported(code)}
          invalid={invalid}
          onValueChange={(on) => toggle(code, on)}
          onBlur={onBlur}
        >
          <span>{name}</span>
          <RowNote>{noteFor(code, included)}</RowNote>
        </Checkbox>
      ))}
    </PlatformList>
  );
}
