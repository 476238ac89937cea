import { CA_INIT } from '../commands/initialize.js';
import { probePort, type FoundService } from '../discovery/probePort.js';
import { LOCK_ERRORS } from '../errors/codes.js';
import { LockError } from '../errors/LockError.js';
import type { LockTarget } from '../transport/options.js';
import { callLock } from '../transport/callLock.js';
import { ABORTED, withDeadline } from '../transport/withDeadline.js';
import type { Command } from '../wire/command.js';

/** How long one command may take, and who gives it up. */
export interface CallOptions {
  /** Gives the call up. */
  signal?: AbortSignal | undefined;
  /** Milliseconds from sending. @default the connection's `callTimeoutMs`; 120 s for a key pair */
  timeoutMs?: number | undefined;
}

/** Sends at once, inside the turn of the command that waits for it. */
export type Send = <Result>(command: Command<Result>) => Promise<Result>;

/**
 * A line to one lock service, made by `connect`. Commands go to the device one at a time, in the order they were
 * called, and none is ever repeated by itself; `CAInit` goes before the first of them.
 */
export interface LockLink {
  /** The port of 127.0.0.1 at which the service answers. */
  readonly port: number;
  /** Which authority's locks the service speaks with, as it names it. */
  readonly caType: string;
  /** `CAInit`: sent before the next command whenever a lock has to be asked for (again). */
  first: Command<unknown>;
  /** Aborts when the link is closed. */
  readonly closed: AbortSignal;
  /**
   * Runs one command. `make` is a thunk so that an argument's error rejects like every other one; `before` runs in
   * the same turn, and what it throws keeps the command from being sent.
   */
  run<Result>(
    make: () => Command<Result>,
    options?: CallOptions,
    before?: (send: Send, command: Command<Result>) => Promise<unknown>,
  ): Promise<Result>;
  /** Ends the link: what runs or waits is rejected with `session-closed`. */
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
            // Another program may have taken the port since: a PIN only goes to one that passes the handshake now.
            const probe = await probePort(target, port, target.callTimeoutMs, stop);
            if (typeof probe === 'string')
              throw new LockError(probe === 'foreign' ? 'foreign-service' : 'service-lost', { port });
          }
          await before?.(send, command);
          sent = true;
          return await send(command);
        } catch (error) {
          // A lock that left, or a service that restarted, wants CAInit again.
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
