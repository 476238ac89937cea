import type { Calls } from '@ca-portal/api';
import type { certificates } from '@ca-portal/api/contract';
import type { LockConnection } from '../../lock/index.js';
import { patiently } from './patiently.js';

/** The lock was written without its seal, or an order that only brings a seal cannot go on. */
export class SealMissing extends Error {
  override readonly name = 'SealMissing';
}

export interface SealDeps {
  lock: Pick<LockConnection, 'makeSeal'>;
  calls: Pick<Calls<typeof certificates>, 'seal'>;
  orderNo: string;
  /** Whether this portal has a licence for seals; without it none is written. */
  licensed: boolean;
  pause: (signal: AbortSignal) => Promise<void>;
}

const unlicensed = '本平台没有开通签章写入';

/** Asks for the order's seal; a portal without a licence has none. */
export async function sealOf({ calls, orderNo, licensed, pause }: SealDeps, signal: AbortSignal) {
  if (!licensed) return { picture: '', reason: unlicensed, serialNumber: null };
  return patiently(() => calls.seal({ params: { orderNo } }, { quiet: true, signal }), pause, signal);
}

/** Writes the seal that belongs to a new certificate. Answers why there is none; empty where nothing is missing. */
export async function addSeal(deps: SealDeps, show: () => void, signal: AbortSignal): Promise<string> {
  if (!deps.licensed) return '';
  const { picture, reason } = await sealOf(deps, signal);
  if (!picture) return reason;
  show();
  await deps.lock.makeSeal(picture, { signal });
  return '';
}
