import type { Calls } from '@ca-portal/api';
import type { certificates } from '@ca-portal/api/contract';
import type { LockConnection } from '../../../lock/index.js';
import { patiently } from './patiently.js';

/** The lock was written without its seal, or an order for a seal only cannot continue. */
export class SealMissing extends Error {
  override readonly name = 'SealMissing';
}

export interface SealDeps {
  lock: Pick<LockConnection, 'makeSeal'>;
  calls: Pick<Calls<typeof certificates>, 'seal'>;
  orderNo: string;
  /** Whether this portal has a license for seals; without it none is written. */
  licensed: boolean;
  pause: (signal: AbortSignal) => Promise<void>;
}

const unlicensed = '本平台没有开通签章写入';

/** Asks for the order's seals; a portal without a license has none. */
export async function sealsOf({ calls, orderNo, licensed, pause }: SealDeps, signal: AbortSignal) {
  if (!licensed) return { seals: [], reason: unlicensed, serialNumber: null };
  return patiently(() => calls.seal({ params: { orderNo } }, { quiet: true, signal }), pause, signal);
}

type Seals = Awaited<ReturnType<typeof sealsOf>>['seals'];

/**
 * Writes the seals one after the other, each into the slot of its kind: after a break all are written again, without
 * duplicates.
 */
export async function writeSeals(lock: SealDeps['lock'], seals: Seals, signal: AbortSignal): Promise<void> {
  for (const { kind, picture } of seals) await lock.makeSeal(picture, { kind, signal });
}

/** Writes the seals of a new certificate. Returns what is missing and why; empty where nothing is. */
export async function addSeals(deps: SealDeps, show: () => void, signal: AbortSignal): Promise<string> {
  if (!deps.licensed) return '';
  const { seals, reason } = await sealsOf(deps, signal);
  if (seals.length > 0) show();
  await writeSeals(deps.lock, seals, signal);
  return reason;
}
