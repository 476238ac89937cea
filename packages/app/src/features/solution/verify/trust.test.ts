// @vitest-environment node -- jsdom's byte arrays are not those that the cryptography knows
import { afterEach, expect, test, vi } from 'vitest';
import { checkSignature } from './check-signature.js';
import { readSignatures } from './pdf-signatures.js';
import { makeSampleWorld } from './sample-authority.js';
import { blankContract, signed } from './sample-pdf.js';
import { portalTrust } from './trust.js';

afterEach(() => vi.unstubAllGlobals());

test('what the portal publishes is what its signatures are checked against', async () => {
  const { rootPem, signerOf } = await makeSampleWorld();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(rootPem)));
  const draft = await signed(blankContract(), await signerOf('甲'), new Date(), 'A');
  const [signature] = readSignatures(draft.pdf).signatures;
  if (!signature) throw new Error('the draft is signed');
  // Its own list is not published by the portal: nothing is said about revocation then.
  expect(await checkSignature(signature, await portalTrust())).toMatchObject({
    facts: { content: 'whole', issuedBy: 'trusted', revocation: 'unknown' },
  });
});

test('an address in a certificate makes the browser call nobody but this portal', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('', { status: path.endsWith('.pem') ? 200 : 404 }));
  });
  const { revocationList } = await portalTrust();
  for (const url of [
    'https://evil.example/list.crl',
    'https://evil.example/pki/../x.crl',
    'ldap://a/pki/F01.crl',
    '',
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await revocationList(url).catch(() => undefined);
  await expect(revocationList('https://other.example/pki/F01.crl')).rejects.toThrow('404');
  expect(asked.every((path) => /^\/pki\/[\w-]+\.(?:pem|crl)$/.test(path))).toBe(true);
  expect(asked).toContain('/pki/F01.crl');
});

test('a portal that cannot be reached is a failure, not a verdict', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })));
  await expect(portalTrust()).rejects.toThrow('502');
});
