import type { ProductDetail } from '@ca-portal/api';
import { Field } from '@ca-portal/ui/form';
import { Select } from '@ca-portal/ui/select';
import { FieldGrid } from '../../../shared/page/index.js';

type Vendors = ProductDetail['mediumVendors'];

/** The first option leaves the choice to the making desk: new users do not know the vendors. */
const choices = (vendors: Vendors, open: string) => ({
  placeholder: open,
  options: [{ value: '', label: open }, ...vendors.map(({ code, name }) => ({ value: code, label: name }))],
});

/** 介质商 and 签章厂商 (code lists 3 and 4), if the product has a lock and seals. */
export function VendorFields({ product }: { product: ProductDetail }) {
  const { mediumVendors, signatureVendors } = product;
  if (mediumVendors.length + signatureVendors.length === 0) return null;
  return (
    <FieldGrid data-level="">
      {mediumVendors.length > 0 ? (
        <Field
          name="mediumVendorCode"
          label="介质商"
          hint="自备CA锁请选择锁的厂商，不清楚时可以不指定。"
          required={false}
        >
          <Select {...choices(mediumVendors, '不指定，按库存配发')} />
        </Field>
      ) : null}
      {signatureVendors.length > 0 ? (
        <Field
          name="signatureVendorCode"
          label="签章厂商"
          hint="交易平台要求使用某一家签章软件时再选择。"
          required={false}
        >
          <Select {...choices(signatureVendors, '不指定，使用通用签章')} />
        </Field>
      ) : null}
    </FieldGrid>
  );
}
