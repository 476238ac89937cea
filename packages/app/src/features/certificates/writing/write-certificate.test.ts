import { ApiError } from '@ca-portal/api';
import { errorCodes, type SealKind } from '@ca-portal/api/domain';
import { LockError, type LockErrorCode } from '@ca-portal/ca-lock-sdk';
import { describe, expect, it, vi } from 'vitest';
import { WriteBroken, writeCertificate, type WriteDeps, type WriteProgress } from './write-certificate.js';

const issueId = '5c7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e0f';
const orderNo = 'DD20261121000001';
const issued = { issueId, serialNumber: '4A7F', notAfter: '2028-11-21 10:30:00' };

/** A lock and a server that do what they are asked, and record the order of calls. */
function world(given: Partial<WriteDeps> = {}) {
  const log: string[] = [];
  const did = <Result>(name: string, result: Result) =>
    vi.fn<(...given: unknown[]) => Promise<Result>>(async () => {
      log.push(name);
      return result;
    });
  let held = '';
  const lock = {
    read: async (item: string) => (item === 'deviceId' ? 'SIM-0001' : held),
    checkPin: did('pin', undefined),
    generateKeyPair: vi.fn<WriteDeps['lock']['generateKeyPair']>(async ({ usage, challenge }) => {
      log.push(`key ${usage}`);
      return { publicKeySpki: `spki ${usage}`, proof: `${usage} over ${challenge}` };
    }),
    importCertificates: vi.fn<WriteDeps['lock']['importCertificates']>(async ({ signCertificate }) => {
      log.push('import');
      held = signCertificate;
    }),
    makeSeal: did('seal', undefined),
    sign: vi.fn<WriteDeps['lock']['sign']>(async (text) => {
      log.push('prove');
      return `signed ${text}`;
    }),
  };
  const calls = {
    issueBegin: did('begin', {
      issueId,
      challenge: 'challenge',
      algorithm: 'RSA-2048' as const,
      holderName: '示例',
      attempt: 1,
      expiresAt: '2026-11-21 10:40:00',
    }),
    issueSign: did('issue', { ...issued, signCertificate: 'SIGN', encryptCertificate: 'ENC' }),
    seal: did('ask for the seal', {
      seals: [
        { kind: 'company' as SealKind, picture: 'PNG' },
        { kind: 'legalRepresentative' as SealKind, picture: 'NAME' },
      ],
      reason: '',
      serialNumber: null as string | null,
    }),
    issueInstalled: did('installed', { orderNo, state: 70 as const }),
    issueFailed: did('failed', { orderNo, state: 55 as const }),
  };
  const pause = did('pause', undefined);
  const deps: WriteDeps = { lock, calls, orderNo, deviceId: 'SIM-0001', pin: '12345678', pause, ...given };
  const steps: WriteProgress[] = [];
  const abort = new AbortController();
  const write = () => writeCertificate(deps, (progress) => steps.push(progress), abort.signal);
  return { log, lock, calls, steps, abort, write };
}

const broken = async (write: () => Promise<unknown>): Promise<WriteBroken> => {
  const error: unknown = await write().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WriteBroken);
  return error as WriteBroken;
};
const noAnswer = () => new ApiError('network', 0, '网络错误！');
const refusal = (key: keyof typeof errorCodes) => new ApiError('business', errorCodes[key], '不行');

describe('writing without a break', () => {
  it('runs from the PIN to the proof, one command after the other', async () => {
    const { log, write, calls, lock, steps } = world();
    expect(await write()).toEqual({ ...issued, deviceId: 'SIM-0001', state: 70, sealReason: '' });
    expect(log).toEqual(['pin', 'begin', 'key sign', 'key encrypt', 'issue', 'import', 'prove', 'installed']);
    expect(lock.importCertificates).toHaveBeenCalledWith(
      { signCertificate: 'SIGN', encryptCertificate: 'ENC' },
      expect.anything(),
    );
    expect(calls.issueSign).toHaveBeenCalledWith(
      {
        params: { orderNo },
        body: {
          issueId,
          signPublicKey: 'spki sign',
          signProof: 'sign over challenge',
          encryptPublicKey: 'spki encrypt',
          encryptProof: 'encrypt over challenge',
        },
      },
      expect.objectContaining({ quiet: true }),
    );
    expect(calls.issueInstalled).toHaveBeenCalledWith(
      { params: { orderNo }, body: { issueId, serialNumber: '4A7F', signature: `signed ${issueId}` } },
      { quiet: true },
    );
    expect([...new Set(steps.map(({ step }) => step))]).toEqual(['detect', 'generate', 'sign', 'write']);
    const percents = steps.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });

  it('sends the PIN only to the lock', async () => {
    const { write, calls, lock, steps } = world();
    await write();
    expect(lock.checkPin).toHaveBeenCalledWith('12345678', expect.anything());
    const elsewhere = Object.values(calls).flatMap(({ mock }) => mock.calls);
    expect(JSON.stringify([elsewhere, steps])).not.toContain('12345678');
  });
});

describe('a break before the attempt starts', () => {
  it.each<LockErrorCode>(['pin-wrong', 'pin-locked', 'lock-removed', 'service-lost'])(
    'by %s at the PIN: nothing to report',
    async (code) => {
      const { lock, calls, write } = world();
      lock.checkPin.mockRejectedValue(new LockError(code));
      expect(await broken(write)).toMatchObject({ step: 'detect', begun: false, cause: { code } });
      expect(calls.issueBegin).not.toHaveBeenCalled();
      expect(calls.issueFailed).not.toHaveBeenCalled();
    },
  );
  it('by the server: nothing to report', async () => {
    const { calls, lock, write } = world();
    calls.issueBegin.mockRejectedValue(refusal('issueNotAllowed'));
    expect(await broken(write)).toMatchObject({ step: 'detect', begun: false });
    expect(lock.generateKeyPair).not.toHaveBeenCalled();
    expect(calls.issueFailed).not.toHaveBeenCalled();
  });
});

type World = ReturnType<typeof world>;
type Break = [where: string, step: string, code: string, arrange: (w: World) => void];
const lockGone = new LockError('lock-removed');

describe('a break in the middle is reported with its step', () => {
  it.each<Break>([
    [
      'the signing key',
      'generate',
      'lock-removed',
      ({ lock }) => lock.generateKeyPair.mockRejectedValueOnce(lockGone),
    ],
    [
      'the encryption key',
      'generate',
      'service-lost',
      ({ lock }) =>
        lock.generateKeyPair
          .mockResolvedValueOnce({ publicKeySpki: 'a', proof: 'b' })
          .mockRejectedValueOnce(new LockError('service-lost')),
    ],
    [
      'the refusal',
      'sign',
      `api-${errorCodes.proofWrong}`,
      ({ calls }) => calls.issueSign.mockRejectedValue(refusal('proofWrong')),
    ],
    [
      'the network at signing',
      'sign',
      'api-network',
      ({ calls }) => calls.issueSign.mockRejectedValue(noAnswer()),
    ],
    [
      'the import',
      'write',
      'lock-removed',
      ({ lock }) => lock.importCertificates.mockRejectedValue(lockGone),
    ],
    [
      'an import without an answer',
      'write',
      'outcome-unknown',
      ({ lock }) => lock.importCertificates.mockRejectedValue(new LockError('outcome-unknown')),
    ],
    [
      'the proof',
      'write',
      'pin-needed',
      ({ lock }) => lock.sign.mockRejectedValue(new LockError('pin-needed')),
    ],
    [
      'the network at the end',
      'write',
      'api-network',
      ({ calls }) => calls.issueInstalled.mockRejectedValue(noAnswer()),
    ],
    [
      'a mistake of ours',
      'write',
      'unexpected',
      ({ lock }) => lock.importCertificates.mockRejectedValue(new TypeError('oops')),
    ],
  ])('%s', async (_, step, errorCode, arrange) => {
    const here = world();
    arrange(here);
    const error = await broken(here.write);
    expect(error).toMatchObject({ step, begun: true });
    expect(error.issued).toEqual(step === 'write' ? issued : undefined);
    expect(here.calls.issueFailed.mock.calls).toEqual([
      [{ params: { orderNo }, body: { issueId, step, errorCode } }, { quiet: true }],
    ]);
  });

  it('a failed report changes nothing', async () => {
    const { lock, calls, write } = world();
    lock.importCertificates.mockRejectedValue(lockGone);
    calls.issueFailed.mockRejectedValue(noAnswer());
    expect((await broken(write)).cause).toBe(lockGone);
  });

  it('leaving the page ends the waiting', async () => {
    const { calls, abort, write, log } = world();
    calls.issueSign.mockImplementation(async () => {
      abort.abort();
      throw noAnswer();
    });
    expect(await broken(write)).toMatchObject({ step: 'sign' });
    expect(log).not.toContain('pause');
    expect(log).toContain('failed');
  });
});

describe('a lost answer', () => {
  it('is requested again, with the same keys', async () => {
    const { calls, write, log } = world();
    calls.issueSign.mockRejectedValueOnce(noAnswer());
    calls.issueInstalled.mockRejectedValueOnce(noAnswer());
    expect((await write()).state).toBe(70);
    expect(log.filter((entry) => entry.startsWith('key'))).toHaveLength(2);
    expect(log.filter((entry) => entry === 'pause')).toHaveLength(2);
    expect(calls.issueSign.mock.calls[1]).toEqual(calls.issueSign.mock.calls[0]);
  });
  it('three times at most', async () => {
    const { calls, write } = world();
    calls.issueInstalled.mockRejectedValue(noAnswer());
    await broken(write);
    expect(calls.issueInstalled).toHaveBeenCalledTimes(3);
  });
  it('a refusal is final', async () => {
    const { calls, write } = world();
    calls.issueSign.mockRejectedValue(refusal('issueExpired'));
    await broken(write);
    expect(calls.issueSign).toHaveBeenCalledTimes(1);
  });
});

describe('continuing with a lock that contains the certificate already', () => {
  const earlier = { issueId: 'earlier', serialNumber: 'AB12', notAfter: '2028-11-20 10:30:00' };

  it('only sends the proof', async () => {
    const { log, calls, write } = world({ inLock: earlier });
    expect(await write()).toEqual({ ...earlier, deviceId: 'SIM-0001', state: 70, sealReason: '' });
    expect(log).toEqual(['pin', 'begin', 'prove', 'installed']);
    expect(calls.issueInstalled).toHaveBeenCalledWith(
      {
        params: { orderNo },
        body: { issueId: 'earlier', serialNumber: 'AB12', signature: 'signed earlier' },
      },
      { quiet: true },
    );
  });
  it.each(['issueExpired', 'proofWrong'] as const)('starts anew when the server says %s', async (key) => {
    const { log, calls, write } = world({ inLock: earlier });
    calls.issueInstalled.mockRejectedValueOnce(refusal(key));
    expect(await write()).toMatchObject(issued);
    expect(log).toEqual([
      'pin',
      'begin',
      'prove',
      'key sign',
      'key encrypt',
      'issue',
      'import',
      'prove',
      'installed',
    ]);
  });
  it('keeps the certificate over another break', async () => {
    const { calls, write } = world({ inLock: earlier });
    calls.issueInstalled.mockRejectedValue(noAnswer());
    expect((await broken(write)).issued).toEqual(earlier);
  });
});

describe('the seal', () => {
  it('is written after the certificate and before the proof, where the portal has a license', async () => {
    const { log, lock, write } = world({ licensed: true });
    expect(await write()).toMatchObject({ sealReason: '' });
    expect(log.slice(-6)).toEqual(['import', 'ask for the seal', 'seal', 'seal', 'prove', 'installed']);
    expect(lock.makeSeal.mock.calls).toMatchObject([
      ['PNG', { kind: 'company' }],
      ['NAME', { kind: 'legalRepresentative' }],
    ]);
  });

  it('that cannot be made does not stop the certificate, and gives the reason', async () => {
    const { calls, lock, write } = world({ licensed: true });
    calls.seal.mockResolvedValue({ seals: [], reason: '印章采集表打不开', serialNumber: null });
    expect(await write()).toMatchObject({ state: 70, sealReason: '印章采集表打不开' });
    expect(lock.makeSeal).not.toHaveBeenCalled();
  });

  it('that the lock refuses is a break after which the same lock continues', async () => {
    const { calls, lock, write } = world({ licensed: true });
    lock.makeSeal.mockRejectedValue(new LockError('seal-failed'));
    expect(await broken(write)).toMatchObject({ step: 'write', issued: { serialNumber: '4A7F' } });
    expect(calls.issueInstalled).not.toHaveBeenCalled();
    const again = world({ licensed: true, inLock: issued });
    await again.write();
    expect(again.log).toEqual(['pin', 'begin', 'ask for the seal', 'seal', 'seal', 'prove', 'installed']);
  });
});

describe('a changed practice seal', () => {
  const keeps = { serialNumber: '04a7f', notAfter: issued.notAfter };
  const sealOf = (serialNumber: string | null) => ({
    seals: [{ kind: 'practice' as SealKind, picture: 'PNG' }],
    reason: '',
    serialNumber,
  });

  it('is written beside the certificate, which stays', async () => {
    const { log, calls, write } = world({ licensed: true, keeps });
    calls.seal.mockResolvedValue(sealOf('4A7F'));
    expect(await write()).toMatchObject({ serialNumber: '4A7F', state: 70 });
    expect(log).toEqual(['pin', 'begin', 'seal', 'prove', 'installed']);
  });

  it.each([
    ['another lock', { licensed: true, keeps: { ...keeps, serialNumber: '99' } }, sealOf('4A7F')],
    ['a blank lock', { licensed: true, keeps: undefined }, sealOf('4A7F')],
    ['a form without a seal', { licensed: true, keeps }, { ...sealOf('4A7F'), seals: [], reason: '没有' }],
    ['a portal without a license', { licensed: false, keeps }, sealOf('4A7F')],
  ])('is not written into %s', async (_, given, answer) => {
    const { calls, lock, write } = world(given);
    calls.seal.mockResolvedValue(answer);
    expect(await broken(write)).toMatchObject({ cause: { name: 'SealMissing' }, begun: true });
    expect(lock.makeSeal).not.toHaveBeenCalled();
    expect(calls.issueFailed).toHaveBeenCalled();
  });
});
