import { checkPin } from './commands/checkPin.js';
import { changePin, readPinState, unlockPin, type PinState } from './commands/pin.js';
import { signBytes, signData } from './commands/signData.js';
import { LockError } from './errors/LockError.js';
import type { CallOptions } from './session/openLink.js';
import type { LockSession } from './session/LockSession.js';

export { brokenPinRules, PIN_RULES, type PinRule } from './commands/pinRules.js';
export type { PinState };

/** For pages that manage the PIN; other pages do not load it. */
export interface PinCommands {
  /** Remaining tries, to show before every PIN entry; undefined if the driver does not tell. Costs no try. */
  pinState(options?: CallOptions): Promise<PinState | undefined>;
  /** Errors: `pin-weak`, `pin-unchanged`, `pin-wrong` (with `remainingTries`), `pin-locked`, `pin-change-failed`. */
  changePin(present: string, next: string, options?: CallOptions): Promise<void>;
  /**
   * With the unlock code of an administrator. Errors: `unlock-code-wrong` (with `remainingTries`),
   * `unlock-code-spent`, `pin-weak`.
   */
  unlockPin(code: string, next: string, options?: CallOptions): Promise<void>;
  /**
   * Signs several texts in order with one PIN. `onSigned` receives each signature at once, and is awaited: finished
   * signatures stay valid when a later one fails, and the error is that of the failed text.
   */
  signAll(
    pin: string,
    texts: readonly string[],
    options?: CallOptions & { onSigned?: (index: number, signature: string) => unknown },
  ): Promise<string[]>;
  /**
   * Signs bytes (base64), e.g. those that `@ca-portal/api/sealed-pdf` prepares. Needs a checked PIN. Errors as
   * `sign`.
   */
  signBytes(bytes: string, options?: CallOptions): Promise<string>;
}

/** The same session with PIN management. */
export const withPin = <Session extends LockSession>(session: Session): Session & PinCommands => ({
  ...session,
  pinState: (options) =>
    session
      .run(() => readPinState(), options)
      .catch((error: unknown) => {
        if (error instanceof LockError && error.code === 'unknown-command') return undefined;
        throw error;
      }),
  changePin: (present, next, options) => session.run(() => changePin(present, next), options).then(() => {}),
  unlockPin: (code, next, options) => session.run(() => unlockPin(code, next), options).then(() => {}),
  signBytes: (bytes, options) => session.run(() => signBytes(bytes), options),
  async signAll(pin, texts, { onSigned, ...options } = {}) {
    // Checks every text before the PIN: an empty one must not stop the batch half-way.
    const commands = texts.map((text) => signData(text));
    await session.run(() => checkPin(pin), options);
    const signatures: string[] = [];
    for (const [index, command] of commands.entries()) {
      const signature = await session.run(() => command, options);
      signatures.push(signature);
      await onSigned?.(index, signature);
    }
    return signatures;
  },
});
