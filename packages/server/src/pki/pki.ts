import { X509Certificate } from 'node:crypto';
import { makeIssuer, makeRoot, openAuthority, type Authority } from './authority.js';
import { makeCrl, type Revocation } from './crl.js';
import { issueLeaf, type IssuedCertificate, type KeyPurpose, type LeafRequest } from './issue.js';
import type { KeyVault } from './key-vault.js';
import { verifyLeaf, type Verification } from './verify.js';

/** A service provider under whose name certificates are issued. */
export interface Provider {
  readonly code: string;
  readonly name: string;
}

/** What the portal's records say about certificates that no longer count. */
export interface RevocationRecords {
  isRevoked(serialNumber: string): Promise<boolean>;
  ofProvider(code: string): Promise<Revocation[]>;
  /** Differs when `ofProvider` does, and is cheaper. */
  versionOf(code: string): Promise<string>;
}

/** The built-in test CA: one root, one issuing authority for each service provider. */
export interface Pki {
  issue(provider: Provider, request: Omit<LeafRequest, 'crlUrl'>): Promise<IssuedCertificate>;
  /** Checks chain, validity at the moment and revocation. @default purpose 'sign' */
  verify(der: Uint8Array<ArrayBuffer>, at: Date, purpose?: KeyPurpose): Promise<Verification>;
  /** DER; undefined for a provider that never issued. */
  crl(providerCode: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  rootPem(): Promise<string>;
  /** The root and all issuing authorities. */
  chainPem(): Promise<string>;
}

export interface PkiOptions {
  readonly vault: KeyVault;
  readonly revocations: RevocationRecords;
  /** Address of this server as others reach it, for the revocation list's address in certificates. */
  publicUrl(): string;
  clock(): Date;
}

const rootName = 'ca/root';
const issuerPrefix = 'ca/issuer/';
/** A list is good for a day; one that is older than this is made again, though nothing was revoked. */
const listLivesMs = 3_600_000;

interface MadeList {
  readonly version: string;
  readonly at: Date;
  readonly der: Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The authorities are made when they are first needed: six RSA-3072 keys would cost the first start
 * several seconds. Opened ones are remembered; the vault decides which of two simultaneous ones counts.
 */
export function createPki({ vault, revocations, publicUrl, clock }: PkiOptions): Pki {
  const opened = new Map<string, Promise<Authority>>();

  function authority(name: string, make: () => ReturnType<typeof makeRoot>): Promise<Authority> {
    const known = opened.get(name);
    if (known) return known;
    const opening = vault.getOrCreate(name, make).then(openAuthority);
    opening.catch(() => opened.delete(name)); // A failure of the database must not last.
    opened.set(name, opening);
    return opening;
  }
  const startOfSecond = () => new Date(Math.floor(clock().getTime() / 1000) * 1000);
  const root = () => authority(rootName, () => makeRoot(startOfSecond()));
  const issuer = (provider: Provider) =>
    authority(issuerPrefix + provider.code, async () =>
      makeIssuer(await root(), provider.name, startOfSecond()),
    );
  const issuerCertificates = () => vault.publicParts(issuerPrefix);

  const read = new Map<string, X509Certificate>();
  /** By its text: there are few, and reading one costs more than all else that a check does. */
  const readOnce = (text: string): X509Certificate => {
    const certificate = read.get(text) ?? new X509Certificate(text);
    read.set(text, certificate);
    return certificate;
  };

  const lists = new Map<string, MadeList>();
  /** Made again when something was revoked, for all who ask meanwhile at once: its length is nobody's to choose. */
  async function list(code: string): Promise<Uint8Array<ArrayBuffer>> {
    const version = await revocations.versionOf(code);
    const at = startOfSecond();
    const known = lists.get(code);
    if (known?.version === version && at.getTime() - known.at.getTime() < listLivesMs) return known.der;
    const der = Promise.all([issuer({ code, name: code }), revocations.ofProvider(code)]).then(
      ([authority, revoked]) => makeCrl(authority, revoked, at),
    );
    lists.set(code, { version, at, der });
    der.catch(() => lists.delete(code)); // A failure of the database must not last.
    return der;
  }

  return {
    async issue(provider, request) {
      const crlUrl = new URL(`/pki/${encodeURIComponent(provider.code)}.crl`, publicUrl()).href;
      return issueLeaf(await issuer(provider), { ...request, crlUrl });
    },
    async verify(der, at, purpose = 'sign') {
      const issuers = (await issuerCertificates()).map((one) => readOnce(one.publicPart));
      const { certificate } = await root();
      const trust = {
        root: readOnce(certificate.toString('pem')),
        issuers,
        isRevoked: revocations.isRevoked,
      };
      return verifyLeaf(trust, der, at, purpose);
    },
    async crl(code) {
      const known = (await issuerCertificates()).some((one) => one.name === issuerPrefix + code);
      return known ? list(code) : undefined;
    },
    async rootPem() {
      return `${(await root()).certificate.toString('pem')}\n`;
    },
    async chainPem() {
      const all = [(await root()).certificate.toString('pem')];
      all.push(...(await issuerCertificates()).map((one) => one.publicPart));
      return `${all.join('\n')}\n`;
    },
  };
}
