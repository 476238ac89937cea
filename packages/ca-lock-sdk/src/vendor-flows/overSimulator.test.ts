import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCa } from '../../tests/certificates.js';
import { freePorts } from '../../tests/ports.js';
import { connectLock } from '../index.js';
import { withKeys } from '../keys.js';
import { startSimulator, type Simulator } from '../simulator/index.js';
import { bjcaApply, FlowBroken, type BreakReport, type FlowRecord, type KeyProofs } from './index.js';

/** A complete flow over the real wire: keys of the simulator, certificates and proofs checked by openssl. */
const ca = openTestCa();
const pin = '12345678';
const orderNo = 'DD20261121002';
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: await freePorts(1), controlPort: false });
});
afterAll(async () => {
  await simulator.stop();
  ca.close();
});

describe('a vendor flow over the real wire', () => {
  it('is interrupted after the certificate was written, resumes, and does not write it twice', async () => {
    const session = await connectLock({ firstPort: simulator.port, portCount: 1, probeTimeoutMs: 5000 });
    const lock = withKeys(session);
    const certificates = new Map<string, { signCertificate: string; encryptCertificate: string }>();
    const reports: BreakReport[] = [];
    let drawer: FlowRecord | undefined;
    let imports = 0;
    const calls = {
      submitCertApply: async ({ requestId }: { requestId: string }) => ({
        applyId: requestId,
        challenge: `fresh ${requestId}`,
      }),
      async uploadKeyAndDownloadCert({ applyId, ...keys }: KeyProofs & { applyId: string }) {
        const challenge = `fresh ${applyId}`;
        expect(ca.verifies(keys.signPublicKey, challenge, keys.signProof)).toBe(true);
        expect(ca.verifies(keys.encryptPublicKey, challenge, keys.encryptProof)).toBe(true);
        const issued = certificates.get(applyId) ?? {
          signCertificate: ca.issue(keys.signPublicKey, 'unit'),
          encryptCertificate: ca.issue(keys.encryptPublicKey, 'unit'),
        };
        certificates.set(applyId, issued);
        return issued;
      },
      recoverFromError: async (report: BreakReport) => void reports.push(report),
    };
    const visit = (importCertificates: typeof lock.importCertificates) =>
      bjcaApply(calls, {
        lock: { ...lock, importCertificates },
        pin,
        orderNo,
        saved: drawer,
        save: (record) => void (drawer = structuredClone(record)),
      }).catch((error: unknown) => error);

    const cutOff = await visit(async (pair, options) => {
      imports += 1;
      await lock.importCertificates(pair, options);
      throw new TypeError('the answer got lost');
    });
    expect(cutOff).toBeInstanceOf(FlowBroken);
    expect(drawer).toMatchObject({
      state: 'exception',
      step: 'write',
      errorCode: 'call-failed',
      reported: true,
    });
    expect(reports).toMatchObject([{ orderNo, step: 'write', errorCode: 'call-failed' }]);
    expect(JSON.stringify(drawer)).not.toContain(pin);

    const finished = await visit(async (pair, options) => {
      imports += 1;
      return lock.importCertificates(pair, options);
    });
    expect(finished).toMatchObject({ state: 'done' });
    expect([imports, certificates.size]).toEqual([1, 1]);
    const [issued] = certificates.values();
    expect(await session.read('signCertificate')).toBe(issued?.signCertificate);
    expect(await session.read('encryptCertificate')).toBe(issued?.encryptCertificate);
    session.close();
  });
});
