import * as pki from 'pkijs';
import type { Trust } from './check-signature.js';

const blocksOf = (pem: string, kind: string): Uint8Array<ArrayBuffer>[] =>
  (pem.match(new RegExp(`-----BEGIN ${kind}-----[^-]+-----END ${kind}-----`, 'g')) ?? []).map((block) => {
    const text = atob(block.replaceAll(/-----[^-]+-----|\s/g, ''));
    return Uint8Array.from(text, (one) => one.charCodeAt(0));
  });
const certificatesOf = (pem: string) =>
  blocksOf(pem, 'CERTIFICATE').map((one) => pki.Certificate.fromBER(one));

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

const textAt = async (path: string) => (await fetched(path)).text();

/** A chain may end at this certificate: none of the others is its issuer. */
const isEnd = (one: pki.Certificate, others: readonly pki.Certificate[]) =>
  !others.some((above) => !above.subject.isEqual(one.subject) && above.subject.isEqual(one.issuer));

/**
 * What this portal's authorities publish, and those of others that it trusts. Revocation lists are fetched only from
 * this portal: an address in a foreign certificate must not make the browser call an unknown host.
 */
export async function portalTrust(): Promise<Trust> {
  const [root = '', chain = '', trusted = ''] = await Promise.all(
    ['/pki/root.pem', '/pki/chain.pem', '/pki/trusted.pem'].map(textAt),
  );
  const others = certificatesOf(trusted);
  let otherLists: Promise<pki.CertificateRevocationList[]> | undefined;
  return {
    roots: [...certificatesOf(root), ...others.filter((one) => isEnd(one, others))],
    between: [...certificatesOf(chain), ...others],
    otherLists() {
      otherLists ??=
        others.length === 0
          ? Promise.resolve([])
          : textAt('/pki/trusted-crls.pem').then((text) =>
              blocksOf(text, 'X509 CRL').map((one) => pki.CertificateRevocationList.fromBER(one)),
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
