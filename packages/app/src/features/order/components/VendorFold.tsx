import type { ProductDetail } from '@ca-portal/api';
import { useWatch } from '@ca-portal/ui/form';
import { FoldOnPhone } from '../../../shared/page/index.js';
import type { OrderForm } from '../order-form.js';
import { VendorFields } from './VendorFields.js';

/** Vendors of lock and seals: most users leave them to the making desk, so a phone shows only one line. */
export function VendorFold({ product }: { product: ProductDetail }) {
  const { mediumVendors, signatureVendors } = product;
  const codes = useWatch<OrderForm, ['mediumVendorCode', 'signatureVendorCode']>({
    name: ['mediumVendorCode', 'signatureVendorCode'],
  });
  if (mediumVendors.length + signatureVendors.length === 0) return null;
  const chosen = [
    mediumVendors.find(({ code }) => code === codes[0])?.name,
    signatureVendors.find(({ code }) => code === codes[1])?.name,
  ].filter(Boolean);
  return (
    <FoldOnPhone title="锁和签章的厂商" settled={chosen.join('，') || '不指定，按库存配发'}>
      <VendorFields product={product} />
    </FoldOnPhone>
  );
}
