import { normalizeSerialNumber, type CertificatePurpose } from '@ca-portal/api/certificate-trust';
import { keyAlgorithms, type KeyAlgorithm } from '@ca-portal/api/domain';
import { isSm2Key } from '@ca-portal/api/sm2';
import { X509Certificate } from 'node:crypto';
import {
  makeIssuer,
  makeRoot,
  makeTimeStamper,
  openAuthority,
  yearsAfter,
  type Authority,
} from './authority.js';
import { makeCrl, type Revocation } from './crl.js';
import type { ForeignTrust } from './foreign-trust.js';
import { issueLeaf, type IssuedCertificate, type LeafRequest } from './issue.js';
import { addressOf, issuerAt, issuerPrefixes, later, vaultNameOf, type Issuer } from './issuer-address.js';
import type { KeyVault, StoredKey } from './key-vault.js';
import { answerOcsp, ocspFailure, type CertificateStatus, type OcspAnswer } from './ocsp.js';
import { profiles } from './profiles.js';
import { answerTimeStamp } from './time-stamp.js';
import { verifyLeaf, type Verification } from './verify.js';

/** A service provider under whose name certificates are issued. */
export interface Provider {
  readonly code: string;
  readonly name: string;
}

/** The portal's records of revoked certificates. */
export interface RevocationRecords {
  isRevoked(serialNumber: string): Promise<boolean>;
  /** The status of a certificate of this issuer; the number in upper-case hex. */
  find(issuer: Issuer, serialNumber: string): Promise<CertificateStatus>;
  ofIssuer(issuer: Issuer): Promise<Revocation[]>;
  /** Changes whenever `ofIssuer` changes, and is cheaper. */
  versionOf(issuer: Issuer): Promise<string>;
}

/**
 * The built-in test CA: one root each for RSA and SM2, and under it one issuing authority per service
 * provider, with a successor before it expires. See `issuer-address.ts` for their addresses.
 */
export interface Pki {
  /** Issued by the authority of the key's algorithm. */
  issue(provider: Provider, request: Omit<LeafRequest, 'crlUrl' | 'ocspUrl'>): Promise<IssuedCertificate>;
  /** Checks chain, validity at this time and revocation. @default purpose 'sign' */
  verify(der: Uint8Array<ArrayBuffer>, at: Date, purpose?: CertificatePurpose): Promise<Verification>;
  /** DER; undefined for an authority that never issued. */
  crl(authority: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Answers an OCSP request (DER); undefined for an authority that never issued. */
  ocsp(authority: string, request: Uint8Array<ArrayBuffer>): Promise<OcspAnswer | undefined>;
  /** Answers a time-stamp query (DER) of RFC 3161 by the portal's own test authority. */
  timeStamp(query: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** The existing roots. */
  rootPem(): Promise<string>;
  /** Trusted authorities of others, and their revocation lists; empty if there are none. */
  trustedPem(): string;
  trustedListsPem(): string;
  /** The roots and all issuing authorities. */
  chainPem(): Promise<string>;
}

export interface PkiOptions {
  readonly vault: KeyVault;
  readonly revocations: RevocationRecords;
  /** Public address of this server, for the URLs in certificates. */
  publicUrl(): string;
  clock(): Date;
  /** @default no other authority is trusted */
  readonly foreign?: ForeignTrust & { readonly certificatesPem: string; readonly listsPem: string };
}

const nobodyElse: NonNullable<PkiOptions['foreign']> = {
  authorities: [],
  certificatesPem: '',
  listsPem: '',
  isAnothers: async () => false,
};

/** Names in the vault. */
const rootNames: Record<KeyAlgorithm, string> = { 'RSA-2048': 'ca/root', SM2: 'ca/sm2/root' };
const timeStamperName = 'ca/time-stamper';
/** A certificate must not outlive its authority: five years are the longest term that is sold. */
const issuerRestYears = 5;
const timeStamperRestYears = 1;
/** A list is valid for a day; after this time it is made again, even without a new revocation. */
const listLivesMs = 3_600_000;

interface MadeList {
  readonly version: string;
  readonly at: Date;
  readonly der: Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Authorities are created when first needed: six RSA-3072 keys would delay the first start by several
 * seconds. Opened ones are cached; the vault decides which of two simultaneous ones counts.
 */
export function createPki({ vault, revocations, publicUrl, clock, foreign = nobodyElse }: PkiOptions): Pki {
  const opened = new Map<string, Promise<Authority>>();

  function authority(
    name: string,
    algorithm: KeyAlgorithm,
    make: () => Promise<Omit<StoredKey, 'name'>>,
  ): Promise<Authority> {
    const known = opened.get(name);
    if (known) return known;
    const opening = vault.getOrCreate(name, make).then((key) => openAuthority(key, algorithm));
    opening.catch(() => opened.delete(name)); // Do not cache a database failure.
    opened.set(name, opening);
    return opening;
  }
  const startOfSecond = () => new Date(Math.floor(clock().getTime() / 1000) * 1000);
  const rootOf = (algorithm: KeyAlgorithm, generation: number) =>
    authority(rootNames[algorithm] + later(generation), algorithm, () =>
      makeRoot(startOfSecond(), algorithm, generation),
    );
  /**
   * The newest root, with a successor before it would expire earlier than what it signs now; old ones stay
   * trusted until they expire.
   */
  async function root(algorithm: KeyAlgorithm): Promise<Authority> {
    for (let generation = 1; ; generation += 1) {
      // oxlint-disable-next-line no-await-in-loop -- there is one in ten years of them
      const found = await rootOf(algorithm, generation);
      if (found.certificate.notAfter >= yearsAfter(clock(), profiles.issuer.years)) return found;
    }
  }
  const issuer = ({ code, name }: Provider, algorithm: KeyAlgorithm, generation: number) =>
    authority(vaultNameOf({ providerCode: code, algorithm, generation }), algorithm, async () =>
      makeIssuer(await root(algorithm), generation > 1 ? `${name} G${generation}` : name, startOfSecond()),
    );
  /** The newest issuer, with a successor before it expires too soon. */
  async function currentIssuer(provider: Provider, algorithm: KeyAlgorithm) {
    for (let generation = 1; ; generation += 1) {
      const of = { providerCode: provider.code, algorithm, generation };
      // oxlint-disable-next-line no-await-in-loop -- there is one in ten years of them
      const found = await issuer(provider, algorithm, generation);
      const enough = yearsAfter(clock(), issuerRestYears);
      if (found.certificate.notAfter >= enough) return { of, found };
    }
  }
  /**
   * The newest one, with a successor well before its end: earlier time stamps stay verifiable by the old
   * certificate.
   */
  async function timeStamper(): Promise<StoredKey> {
    for (let generation = 1; ; generation += 1) {
      // oxlint-disable-next-line no-await-in-loop -- there is one in some years of them
      const key = await vault.getOrCreate(timeStamperName + later(generation), async () =>
        makeTimeStamper(await root('RSA-2048'), startOfSecond()),
      );
      const { validTo } = readOnce(key.publicPart);
      if (new Date(validTo) >= yearsAfter(clock(), timeStamperRestYears)) return key;
    }
  }
  /** Existing authorities in the vault: reading creates none. */
  async function known(prefixes: Record<KeyAlgorithm, string>): Promise<string[]> {
    const found = await Promise.all(keyAlgorithms.map((one) => vault.publicParts(prefixes[one])));
    return found.flat().map(({ publicPart }) => publicPart);
  }
  async function hasIssued(asked: Issuer): Promise<boolean> {
    const name = vaultNameOf(asked);
    return (await vault.publicParts(name)).some((one) => one.name === name);
  }
  const open = ({ providerCode: code, algorithm, generation }: Issuer) =>
    issuer({ code, name: code }, algorithm, generation);

  const read = new Map<string, X509Certificate>();
  /** Cached by text: there are few, and parsing costs more than the rest of a check. */
  const readOnce = (text: string): X509Certificate => {
    const certificate = read.get(text) ?? new X509Certificate(text);
    read.set(text, certificate);
    return certificate;
  };

  const lists = new Map<string, MadeList>();
  /** Made again after a revocation, once for all simultaneous requests: its size is not limited. */
  async function list(of: Issuer): Promise<Uint8Array<ArrayBuffer>> {
    const version = await revocations.versionOf(of);
    const at = startOfSecond();
    const address = addressOf(of);
    const made = lists.get(address);
    if (made?.version === version && at.getTime() - made.at.getTime() < listLivesMs) return made.der;
    const der = Promise.all([open(of), revocations.ofIssuer(of)]).then(([signer, revoked]) =>
      makeCrl(signer, revoked, at),
    );
    lists.set(address, { version, at, der });
    der.catch(() => lists.delete(address)); // Do not cache a database failure.
    return der;
  }

  return {
    async issue(provider, request) {
      const algorithm = isSm2Key(request.publicKey) ? 'SM2' : 'RSA-2048';
      const { of, found } = await currentIssuer(provider, algorithm);
      const address = addressOf(of);
      const urlOf = (path: string) => new URL(`/pki/${address}${path}`, publicUrl()).href;
      const urls = { crlUrl: urlOf('.crl'), ocspUrl: urlOf('/ocsp') };
      return issueLeaf(found, { ...request, ...urls });
    },
    async verify(der, at, purpose = 'sign') {
      const issuers = (await known(issuerPrefixes)).map(readOnce);
      await rootOf('RSA-2048', 1);
      const roots = (await known(rootNames)).map(readOnce);
      const trust = { roots, issuers, isRevoked: revocations.isRevoked, foreign, now: clock() };
      return verifyLeaf(trust, der, at, purpose);
    },
    async crl(address) {
      const asked = issuerAt(address);
      return (await hasIssued(asked)) ? list(asked) : undefined;
    },
    async ocsp(address, request) {
      const asked = issuerAt(address);
      try {
        if (!(await hasIssued(asked))) return undefined;
        const find = (number: string) => revocations.find(asked, normalizeSerialNumber(number));
        return await answerOcsp(await open(asked), request, find, startOfSecond());
      } catch {
        // Without the records the answer must not be "good".
        return ocspFailure('tryLater');
      }
    },
    async timeStamp(query) {
      return answerTimeStamp(await timeStamper(), query, startOfSecond());
    },
    async rootPem() {
      await rootOf('RSA-2048', 1);
      return `${(await known(rootNames)).join('\n')}\n`;
    },
    trustedPem: () => foreign.certificatesPem,
    trustedListsPem: () => foreign.listsPem,
    async chainPem() {
      await rootOf('RSA-2048', 1);
      return `${[...(await known(rootNames)), ...(await known(issuerPrefixes))].join('\n')}\n`;
    },
  };
}
