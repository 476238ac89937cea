import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import type { SealKind } from '../wire/seals.js';
import type { KeyAlgorithm } from './keys.js';
import { storePin, type StoredPin } from './pin.js';
import type { StoredCa } from './testCa.js';

/**
 * One of a lock's two key slots. A new key stays in `pending` until its certificate arrives, so that an interrupted
 * issuing never loses the old one.
 */
export interface Slot {
  /** PKCS#8 PEM. */
  key?: string;
  /** X.509, base64 DER, for `key`. */
  certificate?: string;
  /** PKCS#8 PEM without a certificate yet. */
  pending?: string;
}

export interface StoredLock {
  deviceNum: string;
  pin: StoredPin;
  /** Stored like the PIN; a lock of an older state file gets the simulator's code on first use. */
  unlock?: StoredPin;
  sign: Slot;
  encrypt: Slot;
  /** The picture of the only seal, base64 PNG; written by a `MakeSeal` without a kind. */
  seal?: string;
  /** One picture per kind; once there is one, `seal` is removed. */
  seals?: Partial<Record<SealKind, string>>;
}

export interface SimulatorState {
  version: 1;
  /** Device number of the plugged lock, or null. */
  inserted: string | null;
  /** More locks that are plugged in at the same time. */
  beside?: string[];
  locks: StoredLock[];
  /** The simulator's own test roots, created on first use. */
  authorities?: Partial<Record<KeyAlgorithm, StoredCa>>;
}

/** PIN of every lock of the simulator; printed at its start. */
export const BLANK_PIN = '12345678';
/** The unlock code of an administrator for a locked PIN, the same for every lock of the simulator. */
export const BLANK_UNLOCK_CODE = '7391-4826';
export const unlockCodeOf = (): Promise<StoredPin> => storePin(BLANK_UNLOCK_CODE);

export async function blankLock(): Promise<StoredLock> {
  const digits = String(randomInt(10 ** 8)).padStart(8, '0');
  return { deviceNum: `SIM-${digits}`, pin: await storePin(BLANK_PIN), sign: {}, encrypt: {} };
}

/** The initial state: one blank lock, plugged in. */
export async function freshState(): Promise<SimulatorState> {
  const lock = await blankLock();
  return { version: 1, inserted: lock.deviceNum, locks: [lock] };
}

/** The state file exists but is unusable; it is not changed, because it contains keys. */
export class SimulatorStateUnreadable extends Error {
  override readonly name = 'SimulatorStateUnreadable';
}

/** Storage of the locks between two runs: a file that only its owner may read, or memory without a directory. */
export class StateFile {
  readonly #file: string | undefined;

  constructor(dataDir: string | undefined) {
    if (dataDir === undefined) return;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    this.#file = join(dataDir, 'locks.json');
  }

  load(): SimulatorState | undefined {
    if (!this.#file) return undefined;
    let content: string;
    try {
      content = readFileSync(this.#file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw this.#unreadable(error);
    }
    try {
      const state = JSON.parse(content) as SimulatorState;
      if (state.version !== 1 || !Array.isArray(state.locks))
        throw new Error('Not a state file of version 1');
      return state;
    } catch (error) {
      throw this.#unreadable(error);
    }
  }

  /** Atomic write: a crash keeps the former file. */
  save(state: SimulatorState): void {
    if (!this.#file) return;
    const draft = `${this.#file}.new`;
    writeFileSync(draft, JSON.stringify(state, null, 2), { mode: 0o600 });
    chmodSync(draft, 0o600); // `mode` applies only to a new file
    renameSync(draft, this.#file);
  }

  #unreadable(cause: unknown): SimulatorStateUnreadable {
    const text = `The lock simulator cannot read its state file ${this.#file}: restore it, or delete it to start with a blank lock.`;
    return new SimulatorStateUnreadable(text, { cause });
  }
}
