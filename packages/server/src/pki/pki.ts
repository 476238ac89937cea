import { x509 } from './x509.js';
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

  return {
    async issue(provider, request) {
      const crlUrl = new URL(`/pki/${encodeURIComponent(provider.code)}.crl`, publicUrl()).href;
      return issueLeaf(await issuer(provider), { ...request, crlUrl });
    },
    async verify(der, at, purpose = 'sign') {
      const issuers = (await issuerCertificates()).map((one) => new x509.X509Certificate(one.publicPart));
      const { certificate } = await root();
      const trust = { root: certificate, issuers, isRevoked: revocations.isRevoked };
      return verifyLeaf(trust, der, at, purpose);
    },
    async crl(code) {
      const known = (await issuerCertificates()).some((one) => one.name === issuerPrefix + code);
      if (!known) return undefined;
      return makeCrl(await issuer({ code, name: code }), await revocations.ofProvider(code), startOfSecond());
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
