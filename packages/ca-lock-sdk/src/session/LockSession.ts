import { checkPin } from '../commands/checkPin.js';
import { generateKeyPair, type GeneratedKeyPair, type KeyPairRequest } from '../commands/generateKeyPair.js';
import { importCertificates, type CertificatePair } from '../commands/importCertificates.js';
import { initialise } from '../commands/initialise.js';
import { readItem } from '../commands/readItem.js';
import { sign } from '../commands/sign.js';
import { probePort } from '../discovery/probePort.js';
import { LockError } from '../errors/LockError.js';
import type { LockTarget } from '../options.js';
import { callLock } from '../transport/callLock.js';
import type { Command } from '../wire/command.js';
import { LOCK_ITEMS, type LockItem } from '../wire/items.js';
import { serialQueue } from './serialQueue.js';
import { watchLock, type WatchOptions } from './watchLock.js';

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds from sending. @default the connection's `callTimeoutMs`; 120 s for a key pair */
  timeoutMs?: number;
}

export interface LockReading {
  values: Partial<Record<LockItem, string>>;
  failures: Partial<Record<LockItem, LockError>>;
}

const NOT_THE_ITEMS = /^(aborted|session-closed|no-lock|lock-removed|service-lost)$/;

/**
 * A connection to one lock service; made by `connectLock`. Commands go to the device one at a time, in the order
 * they were called, and none is ever repeated by itself. `CAInit` is sent before the first of them.
 */
export class LockSession {
  readonly port: number;
  readonly caType: string;
  readonly #target: LockTarget;
  readonly #queue = serialQueue();
  readonly #closed = new AbortController();
  #ready = false;

  constructor(target: LockTarget, port: number, caType: string) {
    this.#target = target;
    this.port = port;
    this.caType = caType;
  }

  /** Asks for the lock again, e.g. after 重新检测. Errors: `no-lock`. */
  initialise(options?: CallOptions): Promise<void> {
    this.#ready = false;
    return this.#run(() => initialise, options).then(() => undefined);
  }

  /** One item of the lock, never empty. Errors: `read-failed` (with `item`), `no-certificate`, `lock-removed`. */
  readItem(item: LockItem, options?: CallOptions): Promise<string> {
    return this.#run(() => readItem(item), options);
  }

  /** The number printed on the lock; the only item that a blank lock has. */
  deviceId(options?: CallOptions): Promise<string> {
    return this.readItem('deviceId', options);
  }

  /** Every item, with those that failed beside those that did not. Rejects only when lock, service or caller is gone. */
  async readAll(options?: CallOptions): Promise<LockReading> {
    const reading: LockReading = { values: {}, failures: {} };
    for (const item of Object.keys(LOCK_ITEMS) as LockItem[]) {
      try {
        reading.values[item] = await this.readItem(item, options);
      } catch (error) {
        // With no lock, no service or no caller left, the other items cannot do better.
        if (!(error instanceof LockError) || NOT_THE_ITEMS.test(error.code)) throw error;
        reading.failures[item] = error;
      }
    }
    return reading;
  }

  /** Errors: `pin-wrong`, `pin-locked` (both with `remainingTries` if told), `pin-invalid-length`, `outcome-unknown`. */
  checkPin(pin: string, options?: CallOptions): Promise<void> {
    return this.#run(() => checkPin(pin), options).then(() => undefined);
  }

  /** Base64 signature over the UTF-8 text. Needs a checked PIN. Errors: `pin-needed`, `no-key`, `sign-failed`. */
  sign(text: string, options?: CallOptions): Promise<string> {
    return this.#run(() => sign(text), options);
  }

  /** Makes a key pair in the lock. Needs a checked PIN. Errors: `pin-needed`, `key-generation-failed`. */
  generateKeyPair(request: KeyPairRequest, options?: CallOptions): Promise<GeneratedKeyPair> {
    return this.#run(() => generateKeyPair(request), options);
  }

  /** Writes both certificates or neither. Needs a checked PIN. Errors: `pin-needed`, `import-failed`. */
  importCertificates(pair: CertificatePair, options?: CallOptions): Promise<void> {
    return this.#run(() => importCertificates(pair), options).then(() => undefined);
  }

  /** Calls back when a lock comes or goes; the first look reports a lock that is already there. Returns the stop. */
  watch(options: WatchOptions): () => void {
    return watchLock((signal) => this.deviceId({ signal }), options, this.#closed.signal);
  }

  /** Ends the session: what runs or waits is rejected with `session-closed`, and watching stops. */
  close(): void {
    this.#closed.abort();
  }

  // `make` is a thunk so that an argument's error rejects like every other one.
  async #run<Result>(make: () => Command<Result>, options: CallOptions = {}): Promise<Result> {
    const command = make();
    const { signal } = options;
    const closed = this.#closed.signal;
    return this.#queue(
      async () => {
        if (!this.#ready && command.type !== initialise.type) await this.#send(initialise, options);
        if (command.secret) await this.#proveAgain(options);
        return this.#send(command, options);
      },
      [closed, signal],
      () => new LockError(closed.aborted ? 'session-closed' : 'aborted'),
    );
  }

  async #send<Result>(command: Command<Result>, options: CallOptions): Promise<Result> {
    const timeoutMs = options.timeoutMs ?? command.timeoutMs ?? this.#target.callTimeoutMs;
    const call = { port: this.port, timeoutMs, signal: options.signal, closed: this.#closed.signal };
    try {
      const result = await callLock(this.#target, command, call);
      if (command.type === initialise.type) this.#ready = true;
      return result;
    } catch (error) {
      // A lock that left, or a service that restarted, wants CAInit again.
      if (error instanceof LockError && /no-lock|lock-removed|service-lost/.test(error.code))
        this.#ready = false;
      throw error;
    }
  }

  /** Another program may have taken the port since: a PIN only goes to one that passes the handshake now. */
  async #proveAgain({ signal }: CallOptions): Promise<void> {
    const probe = await probePort(this.#target, this.port, {
      budgetMs: this.#target.callTimeoutMs,
      signal: signal ?? this.#closed.signal,
    });
    if (this.#closed.signal.aborted) throw new LockError('session-closed');
    if (signal?.aborted) throw new LockError('aborted');
    if (probe.kind === 'found') return;
    this.#ready = false; // Whoever answers here next has seen no CAInit.
    throw new LockError(probe.kind === 'foreign' ? 'foreign-service' : 'service-lost', { port: this.port });
  }
}
