// @vitest-environment node -- jsdom's byte arrays are not those that the cryptography knows
import { readSignatures } from '@ca-portal/api/sealed-pdf';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkSignature } from './check-signature.js';
import { makeSampleWorld } from './sample-authority.js';
import { blankContract, pemOf, signed } from './other-tool.fixtures.js';
import { portalTrust } from './trust.js';

afterEach(() => vi.unstubAllGlobals());

test('what the portal publishes is what its signatures are checked against', async () => {
  const { root, signerOf } = await makeSampleWorld();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(pemOf(root))));
  const draft = await signed(blankContract(), await signerOf('甲'), new Date(), 'A');
  const [signature] = (await readSignatures(draft.pdf)).signatures;
  if (!signature) throw new Error('the draft is signed');
  // The portal does not publish its list, so nothing is said about revocation.
  expect(await checkSignature(signature, await portalTrust())).toMatchObject({
    facts: { content: 'whole', issuedBy: 'trusted', revocation: 'unknown' },
  });
});

describe('an authority of somebody else', () => {
  const asked = async (list: 'current' | 'old' | 'none', revoked = false) => {
    const world = await makeSampleWorld();
    const signer = await world.signerOf('乙', { revoked });
    const files: Record<string, string> = {
      '/pki/trusted.pem': pemOf(world.root),
      '/pki/trusted-crls.pem':
        list === 'none' ? '' : pemOf(await world.list(list === 'current' ? 1 : -1), 'X509 CRL'),
    };
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(files[path] ?? '')));
    const draft = await signed(blankContract(), signer, new Date(), 'A');
    const [signature] = (await readSignatures(draft.pdf)).signatures;
    if (!signature) throw new Error('the draft is signed');
    return checkSignature(signature, await portalTrust());
  };
  test.each([
    ['current', false, 'good'],
    ['current', true, 'revoked'],
    ['old', false, 'unknown'], // It tells no more that all is well,
    ['old', true, 'revoked'], // but what was revoked stays so.
    ['none', false, 'unknown'],
  ] as const)('with a list that is %s, revoked: %s', async (list, revoked, revocation) => {
    expect(await asked(list, revoked)).toMatchObject({
      facts: { content: 'whole', issuedBy: 'trusted', revocation },
    });
  });
  test('that is not on the list of trusted ones is unknown', async () => {
    const [one, other] = await Promise.all([makeSampleWorld(), makeSampleWorld()]);
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(new Response(path === '/pki/trusted.pem' ? pemOf(other.root) : '')),
    );
    const draft = await signed(blankContract(), await one.signerOf('丙'), new Date(), 'A');
    const [signature] = (await readSignatures(draft.pdf)).signatures;
    expect(signature && (await checkSignature(signature, await portalTrust()))).toMatchObject({
      facts: { issuedBy: 'unknown', revocation: 'unknown' },
    });
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
