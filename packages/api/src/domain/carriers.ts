/** What a certificate lives in. */
export type Carrier = 'lock' | 'mobile' | 'pc';

/** The Chinese words for it: what is bought, compared and filtered by. */
export const carrierLabels: Readonly<Record<Carrier, string>> = {
  lock: '实体CA锁',
  mobile: '手机证书',
  pc: 'PC证书',
};

/** All carriers, in the order in which they are shown. */
export const carriers = Object.keys(carrierLabels) as Carrier[];
