import type { Signed } from '../commands/verifyData.js';
import type { LockError } from '../errors/LockError.js';
import type { Command } from '../wire/command.js';
import type { LockItem } from '../wire/items.js';
import type { LockSeal, SealKind } from '../wire/seals.js';
import type { CallOptions } from './openLink.js';
import type { WatchOptions } from './watchLock.js';

/** What could be read of a lock, and what could not. */
export interface LockReading {
  /** What was read, by item. */
  values: Partial<Record<LockItem, string>>;
  /** Why an item could not be read. */
  failures: Partial<Record<LockItem, LockError>>;
}

/**
 * A connection to one lock service; made by `connectLock`. Commands go to the device one at a time, in the order
 * they were called, and none is ever repeated by itself. `CAInit` is sent before the first of them. Once the device
 * number was read, nothing is signed, checked or written on another lock: that is `lock-swapped`.
 */
export interface LockSession {
  /** The port of 127.0.0.1 at which the service answers. */
  readonly port: number;
  /** Which authority's locks the service speaks with, as it names it. */
  readonly caType: string;
  /** Asks for the lock again, e.g. after 重新检测. Errors: `no-lock`, `several-locks` (with `devices`). */
  initialize(options?: CallOptions): Promise<void>;
  /** Chooses among several locks; all later commands go to this one. Error: `no-lock` when it is not there. */
  use(deviceId: string, options?: CallOptions): Promise<void>;
  /** One item of the lock, never empty. Errors: `read-failed` (with `item`), `no-certificate`, `lock-removed`. */
  read(item: LockItem, options?: CallOptions): Promise<string>;
  /**
   * Every item (the seal only with a license key), with those that failed beside those that did not. Rejects only
   * when lock, service or caller is gone.
   */
  readAll(options?: CallOptions): Promise<LockReading>;
  /** Errors: `pin-wrong`, `pin-locked` (both with `remainingTries` if told), `pin-invalid-length`, `outcome-unknown`. */
  checkPin(pin: string, options?: CallOptions): Promise<void>;
  /** Base64 signature over the UTF-8 text. Needs a checked PIN. Errors: `pin-needed`, `no-key`, `sign-failed`. */
  sign(text: string, options?: CallOptions): Promise<string>;
  /** False for a signature that does not fit; only a missing verdict is an error (`verify-failed`). */
  verify(signed: Signed, options?: CallOptions): Promise<boolean>;
  /** Base64, for the lock's own encryption certificate. Errors: `no-certificate`, `encrypt-failed`. */
  encrypt(text: string, options?: CallOptions): Promise<string>;
  /** The text again. Needs a checked PIN. Errors: `pin-needed`, `no-key`, `decrypt-failed`. */
  decrypt(encrypted: string, options?: CallOptions): Promise<string>;
  /** The seal's picture, base64; the same as `read('sealInfo')`. Needs `licenseKey`. */
  sealInfo(options?: CallOptions): Promise<string>;
  /** Every seal of the lock with its kind, the main one first. Needs `licenseKey`; errors as of `read`. */
  seals(options?: CallOptions): Promise<LockSeal[]>;
  /**
   * Writes a seal picture (base64) into the lock: in the place of its `kind`, beside the others, or without one as the
   * lock's only seal. Needs `licenseKey` and a checked PIN. Error: `seal-failed`.
   */
  makeSeal(image: string, options?: CallOptions & { kind?: SealKind | undefined }): Promise<void>;
  /** Events insert, remove and lost; the first look reports a lock that is already there. Returns the stop. */
  watch(options: WatchOptions): () => void;
  /** For commands beyond these, e.g. of `@ca-portal/ca-lock-sdk/keys`. `make` may throw: that rejects too. */
  run<Result>(make: () => Command<Result>, options?: CallOptions): Promise<Result>;
  /** Ends the session: what runs or waits is rejected with `session-closed`, and watching stops. */
  close(): void;
}
