import * as pki from 'pkijs';
import type { Trust } from './check-signature.js';

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** What the portal publishes in a PEM file, as DER. */
async function published(file: string, kind: 'CERTIFICATE' | 'X509 CRL') {
  const pem = await (await fetched(`/pki/${file}.pem`)).text();
  const blocks = pem.match(new RegExp(`-----BEGIN ${kind}-----[^-]+-----END ${kind}-----`, 'g')) ?? [];
  return blocks.map((block) => {
    const text = atob(block.replaceAll(/-----[^-]+-----|\s/g, ''));
    return Uint8Array.from(text, (one) => one.charCodeAt(0));
  });
}

/** Certificates of the portal's own authorities. */
export const publishedAuthorities = () => published('chain', 'CERTIFICATE');

/**
 * What this portal's authorities publish, and those of others that it trusts. Revocation lists are fetched only from
 * this portal: an address in a foreign certificate must not make the browser call an unknown host.
 */
export async function portalTrust(): Promise<Trust> {
  const [own, others] = await Promise.all([publishedAuthorities(), published('trusted', 'CERTIFICATE')]);
  let otherLists: Promise<pki.CertificateRevocationList[]> | undefined;
  return {
    trusted: [...own, ...others].map((one) => pki.Certificate.fromBER(one)),
    otherLists() {
      otherLists ??=
        others.length === 0
          ? Promise.resolve([])
          : published('trusted-crls', 'X509 CRL').then((lists) =>
              lists.map((one) => pki.CertificateRevocationList.fromBER(one)),
            );
      return otherLists;
    },
    async revocationList(url) {
      const path = URL.canParse(url) ? new URL(url).pathname : '';
      if (!/^\/pki\/[\w-]{1,40}\.crl$/.test(path)) return undefined;
      return pki.CertificateRevocationList.fromBER(await (await fetched(path)).arrayBuffer());
    },
  };
}
