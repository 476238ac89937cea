import { ApiError, isApiError, type Calls } from '@ca-portal/api';
import type { certificates } from '@ca-portal/api/contract';
import { errorCodes, type OrderState } from '@ca-portal/api/domain';
import { LockError } from '@ca-portal/ca-lock-sdk';
import type { LockConnection } from '../../../lock/index.js';
import { patiently, twoSeconds } from './patiently.js';
import { runSequence } from './run-sequence.js';
import { sameSerial } from './same-serial.js';
import { addSeals, SealMissing, sealsOf, writeSeals } from './seal.js';
import type { Sequence } from './vendor-calls.js';

/** 检测锁 → 生成申请 → 签发 → 写入锁. */
export const writeSteps = ['detect', 'generate', 'sign', 'write'] as const;
export type WriteStep = (typeof writeSteps)[number];

export interface WriteProgress {
  step: WriteStep;
  percent: number;
  /** The current action, in words. */
  note: string;
}

/** A certificate that was issued and that the lock may contain, although the portal has not been told. */
export interface IssuedCertificate {
  issueId: string;
  serialNumber: string;
  /** Beijing wall-clock text. */
  notAfter: string;
}

export interface Written extends IssuedCertificate {
  deviceId: string;
  /** The order's new status: 已完成, or 待领取 and 待发货 from the production desk. */
  state: OrderState;
  /** Which seal was not written although the price includes it, and why; empty where nothing is missing. */
  sealReason: string;
}

export interface WriteDeps {
  lock: Pick<
    LockConnection,
    'read' | 'checkPin' | 'generateKeyPair' | 'importCertificates' | 'makeSeal' | 'sign'
  >;
  calls: Pick<
    Calls<typeof certificates>,
    'issueBegin' | 'issueSign' | 'seal' | 'issueInstalled' | 'issueFailed'
  >;
  /** The authority's own calls. @default the portal's */
  sequence?: Sequence | undefined;
  orderNo: string;
  deviceId: string;
  pin: string;
  /** Found in the lock after a break: only the proof is missing, and nothing is written again. */
  inLock?: IssuedCertificate | undefined;
  /** Whether this portal has a license for seals. @default false */
  licensed?: boolean;
  /** Only the seal changes (0110): the certificate in the lock stays. */
  keeps?: Pick<IssuedCertificate, 'serialNumber' | 'notAfter'> | undefined;
  /** Pause between two tries of a call without an answer. @default two seconds by the clock */
  pause?: (signal: AbortSignal) => Promise<void>;
}

/** Writing was interrupted. Nothing is lost: the order waits, and the same lock can continue. */
export class WriteBroken extends Error {
  override readonly name = 'WriteBroken';
  override readonly cause: unknown;
  readonly step: WriteStep;
  /** False where the break came before the attempt started, e.g. at a wrong PIN. */
  readonly begun: boolean;
  /** The certificate that may be in the lock. */
  readonly issued: IssuedCertificate | undefined;

  constructor(run: Run, cause: unknown) {
    super(`writing a certificate broke at ${run.step}`);
    this.cause = cause;
    this.step = run.step;
    this.begun = run.issueId !== undefined;
    this.issued = run.issued;
  }
}

interface Run {
  step: WriteStep;
  issueId?: string;
  issued?: IssuedCertificate | undefined;
}

const quiet = { quiet: true } as const;

/** What customer service gets to know of a break; never a PIN or a key. */
function errorCodeOf(error: unknown): string {
  if (error instanceof LockError) return error.code;
  if (error instanceof ApiError) return `api-${error.code || error.kind}`;
  if (error instanceof SealMissing) return 'seal-missing';
  return 'unexpected';
}

type Show = (percent: number, note: string) => void;

/** A new practice seal beside the certificate in the lock: nothing is written into another lock. */
async function changeSeal(deps: WriteDeps, run: Run, issueId: string, show: Show, signal: AbortSignal) {
  const { lock, keeps, licensed = false, pause = twoSeconds } = deps;
  run.step = 'sign';
  show(40, '正在取新印章');
  const { seals, reason, serialNumber } = await sealsOf({ ...deps, licensed, pause }, signal);
  if (!keeps || !sameSerial(keeps.serialNumber, serialNumber ?? '')) {
    throw new SealMissing(
      serialNumber === null ? reason : '插入的锁里是另一张证书，请换成要变更签章的那把锁',
    );
  }
  if (seals.length === 0) throw new SealMissing(reason);
  run.step = 'write';
  show(70, '正在写入电子印章');
  await writeSeals(lock, seals, signal);
  show(95, '正在核对锁内的证书');
  return { issueId, ...keeps, serialNumber: serialNumber ?? keeps.serialNumber };
}

async function go(deps: WriteDeps, run: Run, show: Show, signal: AbortSignal): Promise<Written> {
  const { lock, calls, orderNo, deviceId, pin, inLock, pause = twoSeconds, licensed = false } = deps;
  const params = { orderNo };
  const options = { ...quiet, signal };
  const seal = () => addSeals({ ...deps, licensed, pause }, () => show(88, '正在写入电子印章'), signal);
  const prove = async (issued: IssuedCertificate, sealReason = ''): Promise<Written> => {
    const { issueId, serialNumber } = issued;
    const signature = await lock.sign(issueId, { signal });
    const body = { issueId, serialNumber, signature };
    // No abort signal: the proof is sent even when the user leaves the page.
    const { state } = await patiently(() => calls.issueInstalled({ params, body }, quiet), pause, signal);
    return { ...issued, deviceId, state, sealReason };
  };

  show(5, '正在核对CA锁密码');
  await lock.checkPin(pin, { signal });
  const begun = await calls.issueBegin({ params, body: { deviceId } }, options);
  const { issueId } = begun;
  run.issueId = issueId;
  if ('keeps' in deps) return prove(await changeSeal(deps, run, issueId, show, signal));

  if (inLock) {
    run.step = 'write';
    run.issued = inLock;
    show(85, '锁内已有本次签发的证书，正在核对');
    try {
      return await prove(inLock, await seal());
    } catch (error) {
      const replaced = isApiError(error, errorCodes.issueExpired) || isApiError(error, errorCodes.proofWrong);
      if (!replaced) throw error;
      run.issued = undefined;
    }
  }

  await runSequence(deps, begun, {
    signal,
    onStep(step, percent, note) {
      run.step = step;
      show(percent, note);
    },
    onIssued(issued) {
      run.issued = issued;
    },
  });
  const { issued } = run;
  if (!issued) throw new Error('a sequence that ended without a certificate');
  const sealReason = await seal();
  show(95, '正在核对锁内的证书');
  return prove(issued, sealReason);
}

/**
 * Writes the certificate of an order into the lock, from the PIN to the proof that the lock contains it. Device
 * commands run one after the other; `onStep` is called before each. Leaving the page aborts `signal`.
 *
 * @throws WriteBroken with the step and the reason. Where the attempt had started, the server has been told (best
 * effort) and the order waits in 制证异常; calling again continues with whatever is still valid.
 */
export async function writeCertificate(
  deps: WriteDeps,
  onStep: (progress: WriteProgress) => void,
  signal: AbortSignal,
): Promise<Written> {
  const run: Run = { step: 'detect' };
  const show = (percent: number, note: string) => onStep({ step: run.step, percent, note });
  try {
    return await go(deps, run, show, signal);
  } catch (error) {
    if (run.issueId) {
      const body = { issueId: run.issueId, step: run.step, errorCode: errorCodeOf(error) };
      // Not awaited: the user sees the error now, and the server accepts a late or a missing report.
      void deps.calls.issueFailed({ params: { orderNo: deps.orderNo }, body }, quiet).catch(() => undefined);
    }
    throw new WriteBroken(run, error);
  }
}
