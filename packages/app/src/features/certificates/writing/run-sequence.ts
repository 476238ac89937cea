import type { KeyAlgorithm } from '@ca-portal/api/domain';
import { FlowBroken, type FlowPhase } from '@ca-portal/ca-lock-sdk/vendor-flows';
import { patiently, twoSeconds } from './patiently.js';
import { portalSequence } from './vendor-calls.js';
import type { IssuedCertificate, WriteDeps, WriteStep } from './write-certificate.js';

/** The steps of the SDK's flows as the page names and shows them. */
const shown: Readonly<Record<FlowPhase, [step: WriteStep, percent: number, note: string]>> = {
  detect: ['detect', 10, '正在核对是不是同一把锁'],
  generate: ['generate', 15, '正在锁内生成签名密钥和加密密钥'],
  issue: ['sign', 60, '证书机构正在签发'],
  write: ['write', 80, '正在写入签名证书和加密证书'],
};

interface Begun {
  readonly issueId: string;
  readonly challenge: string;
  readonly algorithm: KeyAlgorithm;
}
interface Course {
  readonly signal: AbortSignal;
  onStep(...step: [step: WriteStep, percent: number, note: string]): void;
  /** Called when the certificates are issued; from now on the lock may contain them. */
  onIssued(issued: IssuedCertificate): void;
}

/** Keys, certificates and writing into the lock, by the SDK's flow of the authority. Throws the error that ended it. */
export async function runSequence(
  { lock, calls, orderNo, pin, sequence = portalSequence(calls.issueSign), pause = twoSeconds }: WriteDeps,
  { issueId, challenge, algorithm }: Begun,
  { signal, onStep, onIssued }: Course,
): Promise<void> {
  const again = <Result>(call: () => Promise<Result>) => patiently(call, pause, signal);
  try {
    await sequence(
      {
        // The PIN was accepted before the attempt started.
        lock: { ...lock, checkPin: async () => undefined },
        pin,
        orderNo,
        algorithm,
        signal,
        // The server knows the progress: another computer continues from there, too.
        save: () => undefined,
        onStep: ({ phase }) => onStep(...shown[phase]),
      },
      {
        issueId,
        challenge,
        again,
        async issue(call) {
          const answer = await again(call);
          onIssued({ issueId, serialNumber: answer.serialNumber, notAfter: answer.notAfter });
          return answer;
        },
      },
    );
  } catch (error) {
    throw error instanceof FlowBroken ? error.cause : error;
  }
}
