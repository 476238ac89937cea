import type { ProductSummary } from '@ca-portal/api';
import { ComputerArt, LockArt, PhoneArt } from '@ca-portal/ui/art';

const arts = { lock: LockArt, mobile: PhoneArt, pc: ComputerArt };

/** The line drawing of the carrier: of both, if an order is for a lock and a phone. */
export function CarrierArt({ product }: { product: Pick<ProductSummary, 'carrier' | 'orderType'> }) {
  const Art = arts[product.carrier];
  if (product.orderType !== '0101,0301') return <Art />;
  return (
    <svg width="200" height="140" viewBox="0 0 200 140" aria-hidden="true">
      <PhoneArt x="32" />
      <LockArt x="-12" y="30" width="150" height="105" />
    </svg>
  );
}
