import * as pki from 'pkijs';
import type { Trust } from './check-signature.js';

function certificatesOf(pem: string): pki.Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => {
    const text = atob(block.replaceAll(/-----[^-]+-----|\s/g, ''));
    return pki.Certificate.fromBER(Uint8Array.from(text, (one) => one.charCodeAt(0)));
  });
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/**
 * What this portal's own authorities publish. Revocation lists are fetched here alone: an address in a stranger's
 * certificate must not make the browser call somebody.
 */
export async function portalTrust(): Promise<Trust> {
  const [root, chain] = await Promise.all(
    ['/pki/root.pem', '/pki/chain.pem'].map(async (path) => (await fetched(path)).text()),
  );
  return {
    roots: certificatesOf(root ?? ''),
    between: certificatesOf(chain ?? ''),
    async revocationList(url) {
      const path = URL.canParse(url) ? new URL(url).pathname : '';
      if (!/^\/pki\/[\w-]{1,40}\.crl$/.test(path)) return undefined;
      return pki.CertificateRevocationList.fromBER(await (await fetched(path)).arrayBuffer());
    },
  };
}
