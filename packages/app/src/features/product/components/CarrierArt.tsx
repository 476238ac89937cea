import { ComputerArt, LockArt, PhoneArt, type ArtProps } from '@ca-portal/ui/art';
import type { Carrier } from '../filter.js';

const arts = { lock: LockArt, mobile: PhoneArt, pc: ComputerArt };

/** The line drawing of a carrier. */
export function CarrierArt({ carrier, ...rest }: ArtProps & { carrier: Carrier }) {
  const Art = arts[carrier];
  return <Art {...rest} />;
}
