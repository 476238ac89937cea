import type { KeyAlgorithm } from '@ca-portal/api/domain';

/** An issuing authority: each provider has one per algorithm, and a new one when the old one expires soon. */
export interface Issuer {
  readonly providerCode: string;
  readonly algorithm: KeyAlgorithm;
  /** Starts at 1. A replaced authority still answers for the certificates that it issued. */
  readonly generation: number;
}

/** Prefixes of issuing authorities' names in the vault, before the provider's code. */
export const issuerPrefixes: Record<KeyAlgorithm, string> = {
  'RSA-2048': 'ca/issuer/',
  SM2: 'ca/sm2/issuer/',
};
const mark = '_g';
const sm2Suffix = '-sm2';
/** Suffix of a successor's name; empty for the first generation. */
export const later = (generation: number) => (generation > 1 ? `${mark}${generation}` : '');

export const vaultNameOf = ({ providerCode, algorithm, generation }: Issuer): string =>
  `${issuerPrefixes[algorithm]}${providerCode}${later(generation)}`;

/** In the URLs of its list and of its OCSP: `F01`, `F01-sm2`, `F01_g2`. */
export const addressOf = ({ providerCode, algorithm, generation }: Issuer): string =>
  encodeURIComponent(providerCode) + later(generation) + (algorithm === 'SM2' ? sm2Suffix : '');

export function issuerAt(address: string): Issuer {
  const algorithm = address.endsWith(sm2Suffix) ? 'SM2' : 'RSA-2048';
  const rest = algorithm === 'SM2' ? address.slice(0, -sm2Suffix.length) : address;
  const found = /^(.+)_g([1-9]\d{0,2})$/.exec(rest);
  return { providerCode: found?.[1] ?? rest, algorithm, generation: Number(found?.[2] ?? 1) };
}
