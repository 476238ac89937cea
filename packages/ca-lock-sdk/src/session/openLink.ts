import { CA_INIT } from '../commands/initialize.js';
import { probePort, type FoundService } from '../discovery/probePort.js';
import { LOCK_ERRORS } from '../errors/codes.js';
import { LockError } from '../errors/LockError.js';
import type { LockTarget } from '../transport/options.js';
import { callLock } from '../transport/callLock.js';
import { ABORTED, withDeadline } from '../transport/withDeadline.js';
import type { Command } from '../wire/command.js';

/** Time-out and abort signal of one command. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
  /** Time-out in milliseconds from sending. @default the connection's `callTimeoutMs`; 120 s for a key pair */
  timeoutMs?: number | undefined;
}

/** Sends at once, within the queue slot of the current command. */
export type Send = <Result>(command: Command<Result>) => Promise<Result>;

/**
 * A link to one lock service, created by `connect`. Commands run on the device one at a time, in call order,
 * and none is repeated automatically; `CAInit` is sent before the first of them.
 */
export interface LockLink {
  /** The port of the service on 127.0.0.1. */
  readonly port: number;
  /** The certificate authority of the service, by its own name. */
  readonly caType: string;
  /** `CAInit`: sent before the next command whenever the lock may have changed. */
  first: Command<unknown>;
  /** Aborts when the link is closed. */
  readonly closed: AbortSignal;
  /**
   * Runs one command. `make` is a function so that an argument error rejects like any other; `before` runs in
   * the same queue slot, and if it throws, the command is not sent.
   */
  run<Result>(
    make: () => Command<Result>,
    options?: CallOptions,
    before?: (send: Send, command: Command<Result>) => Promise<unknown>,
  ): Promise<Result>;
  /** Closes the link: running and waiting calls reject with `session-closed`. */
  close(): void;
}

export function openLink(target: LockTarget, { port, caType }: FoundService): LockLink {
  const closing = new AbortController();
  const closed = closing.signal;
  let ready = false;
  let tail: Promise<unknown> = Promise.resolve();

  const link: LockLink = {
    port,
    caType,
    first: CA_INIT,
    closed,
    async run(make, { signal, timeoutMs } = {}, before) {
      const command = make();
      let sent = false;

      const turn = async (stop: AbortSignal) => {
        const send: Send = (one) =>
          callLock(target, one, port, timeoutMs ?? one.timeoutMs ?? target.callTimeoutMs, stop);
        try {
          if (!ready && command.type !== CA_INIT.type) await send(link.first);
          ready = true;
          if (command.secret) {
            // Another program may have taken the port: a PIN is only sent after a new handshake succeeds.
            const probe = await probePort(target, port, target.callTimeoutMs, stop);
            if (typeof probe === 'string')
              throw new LockError(probe === 'foreign' ? 'foreign-service' : 'service-lost', { port });
          }
          await before?.(send, command);
          sent = true;
          return await send(command);
        } catch (error) {
          // After a removed lock or a restarted service CAInit is needed again.
          if (error instanceof LockError && LOCK_ERRORS[error.code].reinitialize) ready = false;
          throw error;
        }
      };

      return withDeadline(
        (stop) => {
          const done = tail.then(() => (stop.aborted ? Promise.reject(ABORTED) : turn(stop)));
          tail = done.catch(() => {});
          return done;
        },
        [closed, signal],
      ).catch((why: unknown) => {
        throw why === ABORTED
          ? new LockError(closed.aborted ? 'session-closed' : 'aborted', {
              item: command.item,
              outcomeUnknown: sent && !!command.changesDevice,
            })
          : why;
      });
    },
    close: () => closing.abort(),
  };
  return link;
}
