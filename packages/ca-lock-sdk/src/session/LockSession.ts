import type { Signed } from '../commands/verifyData.js';
import type { LockError } from '../errors/LockError.js';
import type { Command } from '../wire/command.js';
import type { LockItem } from '../wire/items.js';
import type { LockSeal, SealKind } from '../wire/seals.js';
import type { CallOptions } from './openLink.js';
import type { WatchOptions } from './watchLock.js';

/** The readable and the unreadable items of a lock. */
export interface LockReading {
  /** Values by item. */
  values: Partial<Record<LockItem, string>>;
  /** Errors by item. */
  failures: Partial<Record<LockItem, LockError>>;
}

/**
 * A connection to one lock service; created by `connectLock`. Commands run on the device one at a time, in call
 * order, and none is repeated automatically. `CAInit` is sent before the first of them. Once the device
 * number was read, nothing is signed, checked or written on another lock: that is `lock-swapped`.
 */
export interface LockSession {
  /** The port of the service on 127.0.0.1. */
  readonly port: number;
  /** The certificate authority of the service, by its own name. */
  readonly caType: string;
  /** Sends CAInit again, e.g. after 重新检测. Errors: `no-lock`, `several-locks` (with `devices`). */
  initialize(options?: CallOptions): Promise<void>;
  /** Selects one of several locks; all later commands go to it. Error: `no-lock` when it is not there. */
  use(deviceId: string, options?: CallOptions): Promise<void>;
  /**
   * Reads one item of the lock, never empty. Errors: `read-failed` (with `item`), `no-certificate`, `lock-removed`.
   */
  read(item: LockItem, options?: CallOptions): Promise<string>;
  /**
   * Reads every item (the seal only with a license key); values and errors by item. Rejects only
   * when lock or service is gone, or the call is aborted.
   */
  readAll(options?: CallOptions): Promise<LockReading>;
  /** Errors: `pin-wrong`, `pin-locked` (both with `remainingTries` if told), `pin-invalid-length`, `outcome-unknown`. */
  checkPin(pin: string, options?: CallOptions): Promise<void>;
  /** Base64 signature over the UTF-8 text. Needs a checked PIN. Errors: `pin-needed`, `no-key`, `sign-failed`. */
  sign(text: string, options?: CallOptions): Promise<string>;
  /** False for a wrong signature; an error only if there is no result (`verify-failed`). */
  verify(signed: Signed, options?: CallOptions): Promise<boolean>;
  /** Base64, for the lock's own encryption certificate. Errors: `no-certificate`, `encrypt-failed`. */
  encrypt(text: string, options?: CallOptions): Promise<string>;
  /** The decrypted text. Needs a checked PIN. Errors: `pin-needed`, `no-key`, `decrypt-failed`. */
  decrypt(encrypted: string, options?: CallOptions): Promise<string>;
  /** The picture of the seal, base64; the same as `read('sealInfo')`. Needs `licenseKey`. */
  sealInfo(options?: CallOptions): Promise<string>;
  /** Every seal of the lock with its kind, the main one first. Needs `licenseKey`; errors as of `read`. */
  seals(options?: CallOptions): Promise<LockSeal[]>;
  /**
   * Writes a seal picture (base64) into the lock: it replaces the seal of its `kind`, or without a kind it becomes
   * the lock's only seal. Needs `licenseKey` and a checked PIN. Error: `seal-failed`.
   */
  makeSeal(image: string, options?: CallOptions & { kind?: SealKind | undefined }): Promise<void>;
  /**
   * Events insert, remove and lost; the first check reports a lock that is already there. Returns a function that
   * stops watching.
   */
  watch(options: WatchOptions): () => void;
  /** For other commands, e.g. of `@ca-portal/ca-lock-sdk/keys`. `make` may throw: the call then rejects. */
  run<Result>(make: () => Command<Result>, options?: CallOptions): Promise<Result>;
  /** Ends the session: running and waiting calls reject with `session-closed`, and watching stops. */
  close(): void;
}
