import type { ProductDetail } from '@ca-portal/api';

/** Where a certificate of each kind is ordered (spec 2.3, dossier 4.1). */
export const orderPaths: Readonly<Record<ProductDetail['carrier'], string>> = {
  lock: '/makeSureOrder',
  mobile: '/makeSureLytOrder',
  pc: '/makeSurePcOrder',
};
