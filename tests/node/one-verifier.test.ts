import { generateKeyPairSync, sign as signWith } from 'node:crypto';
import { caServices } from '@ca-portal/api/groups/ca-services';
import { sealPdf, timeStampQuery, tokenIn, type Seal } from '@ca-portal/api/sealed-pdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blankContract } from '../../packages/app/src/features/solution/verify/sample-pdf.js';
import { verifyFile } from '../../packages/app/src/features/solution/verify/verify-file.js';
import { createPki, memoryVault, noRevocations, type Pki } from '../../packages/server/src/pki/index.js';
import {
  approvedOrder,
  createTestServer,
  testLock,
  writeIntoLock,
  type TestServer,
} from '../../packages/server/src/testing/index.js';
import { blankContract as packed } from '../../packages/server/src/testing/sealing.js';

// The public page verifies a file in the browser, and the server verifies it, too: both must have the same result.

const start = new Date('2026-11-21T02:00:00Z');
const years = (count: number) => new Date(start.getTime() + count * 365.25 * 86_400_000);
const picture = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAHUlEQVR42mM4IaDAAMT/oRiDjVcSWQFOhQxDwQoA429o1hxtLRkAAAAASUVORK5CYII=',
  ),
  (one) => one.charCodeAt(0),
);
const seal: Seal = { kind: 'seal', picture, page: 1, left: 100, top: 100, width: 40, height: 40 };

interface Signer {
  readonly certificate: Uint8Array;
  sign: (bytes: Uint8Array) => Promise<Uint8Array>;
}
const sealed = (
  pdf: Uint8Array,
  { certificate, sign }: Signer,
  signedAt = start,
  timeStamp?: (signature: Uint8Array) => Promise<Uint8Array | undefined>,
) => {
  const request = { seals: [seal], certificate, chain: [], signedAt, signer: '甲', sign };
  return sealPdf(pdf, timeStamp ? { ...request, timeStamp } : request);
};
async function stampedByPortal(signature: Uint8Array) {
  const query = await timeStampQuery(signature);
  return tokenIn(await server.services.pki.timeStamp(query), query, signature);
}

const contract = blankContract();

let server: TestServer;
const { fetch } = globalThis;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  server = await createTestServer();
  // Relative addresses of the page are sent to the test server.
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    fetch(address.startsWith('/pki/') ? server.url + address : address, init),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await server.close();
});
const at = (now: Date) => {
  vi.setSystemTime(now);
  server.clock.set(now);
};

/** Both results: for the file as a whole, and for each signature. */
async function told(pdf: Uint8Array) {
  const file = new File([pdf.slice()], '合同.pdf', { type: 'application/pdf' });
  const page = await verifyFile(file);
  if (page.kind !== 'checked') throw new Error(`refused: ${page.refusal}`);
  const { signatures } = await server.client().use(caServices).verifyFile({ file });
  return {
    page: {
      fine: page.summary.tone === 'success',
      signatures: page.signatures.map(({ page: on, box, checked, verdict }) => ({
        on,
        box,
        holder: checked.readable ? checked.facts.holder : '无法识别的签名',
        valid: verdict === 'valid',
      })),
    },
    server: {
      fine: signatures.every(({ valid }) => valid),
      signatures: signatures.map(({ page: on, box, name, valid }) => ({ on, box, holder: name, valid })),
    },
  };
}
/** Which signatures are valid; both results must be equal in all details. */
async function both(pdf: Uint8Array): Promise<boolean[]> {
  const { page, server: other } = await told(pdf);
  expect(page).toEqual(other);
  return page.signatures.map(({ valid }) => valid);
}

/** A user with a lock of that algorithm, written by the portal. */
async function lockOf(user: string, algorithm: 'RSA-2048' | 'SM2') {
  await server.services.db.execute(`update products set key_algorithm = '${algorithm}'`);
  const client = await server.loginAs(user);
  const { orderNo } = await approvedOrder(server, client);
  const { signCertificate, serialNumber, lock } = await writeIntoLock(
    client,
    orderNo,
    testLock({ algorithm }),
  );
  const signer: Signer = {
    certificate: new Uint8Array(Buffer.from(signCertificate, 'base64')),
    sign: async (bytes) => new Uint8Array(Buffer.from(lock.sign(Buffer.from(bytes)), 'base64')),
  };
  return { ...signer, serialNumber };
}

/** Replaces a part of the file. */
const changed = (pdf: Uint8Array, from: string, to: string) =>
  new Uint8Array(Buffer.from(Buffer.from(pdf).toString('latin1').replace(from, to), 'latin1'));

describe.each(['RSA-2048', 'SM2'] as const)('browser and server agree about %s', (algorithm) => {
  let one: Awaited<ReturnType<typeof lockOf>>;
  let other: typeof one;
  let once: Uint8Array;
  beforeAll(async () => {
    at(start);
    one = await lockOf('fuzeren', algorithm);
    other = await lockOf('zaojia', algorithm);
    once = await sealed(contract, one);
  });

  it('stamped, and stamped again', async () => {
    expect(await both(once)).toEqual([true]);
    expect(await both(await sealed(once, other))).toEqual([true, true]);
    expect(await both(await sealed(await packed(), one))).toEqual([true]);
  });
  it('changed, and covered by a range that lies', async () => {
    const range = /\/ByteRange \[0 \d/.exec(Buffer.from(once).toString('latin1'))?.[0] ?? '';
    expect(await both(changed(once, range, `${range.slice(0, -1)}9`))).toEqual([false]);
    expect(await both(changed(once, '1,268,000', '9,268,000'))).toEqual([false]);
  });
  it('changed by a later signer: only his own signature is valid', async () => {
    const source = Buffer.from(once).toString('latin1');
    const size = Number(/\/Size (\d+)(?![\s\S]*\/Size)/.exec(source)?.[1]);
    const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1] ?? '';
    const words = 'BT /F1 20 Tf 72 720 Td (Total price: CNY 9,268,000.00) Tj ET';
    const text = `4 0 obj\n<< /Length ${words.length} >>\nstream\n${words}\nendstream\nendobj\n`;
    const table = `xref\n4 1\n${String(once.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${size} /Root 1 0 R /Prev ${previous} >>\n`;
    const end = `startxref\n${once.length + text.length}\n%%EOF\n`;
    const replaced = new Uint8Array(Buffer.from(source + text + table + end, 'latin1'));
    expect(await both(await sealed(replaced, other))).toEqual([false, true]);
  });
  it('added to after the last signature', async () => {
    const longer = new Uint8Array([...once, ...Buffer.from('\n99 0 obj\n<< >>\nendobj\n')]);
    const { page, server: elsewhere } = await told(longer);
    expect([page.fine, elsewhere.fine]).toEqual([false, false]);
  });
  it('signed when the certificate was not in force', async () => {
    expect(await both(await sealed(contract, one, years(3)))).toEqual([false]);
    expect(await both(await sealed(contract, one, years(-1)))).toEqual([false]);
  });
  it('in force when it was signed, and over since', async () => {
    at(years(2));
    expect(await both(once)).toEqual([true]);
    at(start);
  });
  it('revoked', async () => {
    const two = await sealed(once, other);
    await server.services.db.execute(
      `update certificates set status = 'cancelled', revoked_at = '2026-11-21T01:00:00Z' where serial_number = '${one.serialNumber}'`,
    );
    expect(await both(two)).toEqual([false, true]);
  });
  it('revoked since, as by a renewal: only a time stamp proves what was before', async () => {
    const proven = await sealed(contract, other, start, stampedByPortal);
    const claimed = await sealed(contract, other);
    const cancel = (at: string) =>
      server.services.db.execute(
        `update certificates set status = 'cancelled', revocation_reason = 'superseded', revoked_at = '${at}' where serial_number = '${other.serialNumber}'`,
      );
    await cancel('2026-11-21T03:00:00Z');
    at(new Date('2026-11-21T04:00:00Z'));
    expect(await both(proven)).toEqual([true]);
    expect(await both(claimed)).toEqual([false]);
    // A lock that was reported lost is revoked when its replacement is ready, but counts from the report.
    await server.services.db.execute(
      `insert into certificate_losses (certificate_id, reported_by, explanation, at) select id, user_id, '', '2026-11-21T01:30:00Z' from certificates where serial_number = '${other.serialNumber}'`,
    );
    await cancel('2026-11-21T03:30:00Z');
    expect(await both(proven)).toEqual([false]);
    at(start);
  });
});

/** A certificate issued directly, with its key. */
async function issuedBy(pki: Pick<Pki, 'issue'>, purpose: 'sign' | 'encrypt'): Promise<Signer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { der } = await pki.issue(
    { code: 'F01', name: '北辰 CA' },
    {
      subject: { commonName: '甲' },
      publicKey: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
      purpose,
      notBefore: years(-1),
      notAfter: years(1),
    },
  );
  return { certificate: der, sign: async (bytes) => new Uint8Array(signWith('sha256', bytes, privateKey)) };
}

it('browser and server agree about a stranger’s certificate', async () => {
  const strange = createPki({
    vault: memoryVault(),
    revocations: noRevocations,
    publicUrl: () => 'http://portal.example',
    clock: () => start,
  });
  expect(await both(await sealed(contract, await issuedBy(strange, 'sign')))).toEqual([false]);
});

it('browser and server agree that a certificate for encryption signs nothing', async () => {
  const signer = await issuedBy(server.services.pki, 'encrypt');
  expect(await both(await sealed(contract, signer))).toEqual([false]);
});
