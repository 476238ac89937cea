import type { CertificateFacts } from './facts.js';
import { mayIssue } from './rules.js';

/** How one side reads certificates, and which it has. */
export interface ChainSource<C> {
  /** Authorities that are trusted as they are. */
  readonly trusted: readonly C[];
  /** Certificates that came with a document: they may only lead to a trusted one. */
  readonly others?: readonly C[];
  /** Called for authorities only: reading a stranger's certificate may be expensive. */
  factsOf: (certificate: C) => CertificateFacts;
  /** Names and signature, with an algorithm of `signatureHashes`. */
  isIssuedBy: (certificate: C, issuer: C) => boolean | Promise<boolean>;
}

/** Real chains have two or three authorities; a document could bring hundreds. */
const longest = 8;

/**
 * The authorities from the issuer of a certificate up to a self-signed one, or as far as they are known; empty if they
 * do not lead to a trusted one.
 */
export async function chainOf<C>(
  leaf: C,
  { trusted, others = [], factsOf, isIssuedBy }: ChainSource<C>,
): Promise<readonly C[]> {
  const authorities = [...trusted, ...others].filter((one) => mayIssue(factsOf(one)));
  const chain: C[] = [];
  const issuerOf = async (below: C) => {
    for (const one of authorities) {
      // oxlint-disable-next-line no-await-in-loop -- the first that fits ends the search
      if (!chain.includes(one) && (await isIssuedBy(below, one))) return one;
    }
    return undefined;
  };
  for (let below = leaf; chain.length < longest;) {
    // oxlint-disable-next-line no-await-in-loop -- from one to the next
    const above = await issuerOf(below);
    if (above === undefined) break;
    if (chain.length > (factsOf(above).pathLength ?? 0)) return [];
    chain.push(above);
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (await isIssuedBy(above, above)) break;
    below = above;
  }
  const last = chain.at(-1);
  return last !== undefined && trusted.includes(last) ? chain : [];
}
