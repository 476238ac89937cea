import { checkPin } from '../commands/checkPin.js';
import { decryptData, encryptData } from '../commands/encryptData.js';
import { initialize } from '../commands/initialize.js';
import { makeSeal } from '../commands/makeSeal.js';
import { readItem, readSeals } from '../commands/readItem.js';
import { signData } from '../commands/signData.js';
import { verifyData } from '../commands/verifyData.js';
import type { LockErrorCode } from '../errors/codes.js';
import { LockError } from '../errors/LockError.js';
import type { Command } from '../wire/command.js';
import { LOCK_ITEMS, type LockItem } from '../wire/items.js';
import type { LockReading, LockSession } from './LockSession.js';
import type { CallOptions, LockLink, Send } from './openLink.js';
import { watchLock } from './watchLock.js';

/** Without lock, service or caller, the other items would fail too. */
const FATAL_READ_CODES: readonly LockErrorCode[] = [
  'aborted',
  'session-closed',
  'no-lock',
  'several-locks',
  'lock-removed',
  'service-lost',
];

/** Adds named commands, the choice among several locks, and the check for a swapped lock to a link. */
export function openSession(link: LockLink, licenseKey: string | undefined): LockSession {
  const { port, caType, closed, close } = link;
  /** The lock whose number was last returned, i.e. the one that the user has seen. */
  let known: string | undefined;
  link.first = initialize();

  const guard = async (send: Send, { changesDevice }: Command<unknown>) => {
    if (changesDevice && known && (await send(readItem('deviceId'))) !== known)
      throw new LockError('lock-swapped');
  };
  const run = <Result>(make: () => Command<Result>, options?: CallOptions) => link.run(make, options, guard);
  const quietly = (make: () => Command<unknown>, options?: CallOptions) => run(make, options).then(() => {});

  const read = async (item: LockItem, options?: CallOptions) => {
    const value = await run(() => readItem(item, licenseKey), options);
    if (item === 'deviceId') known = value;
    return value;
  };

  const start = (deviceId: string | undefined, options?: CallOptions) => {
    known = deviceId;
    link.first = initialize(deviceId);
    return quietly(() => link.first, options);
  };

  return {
    port,
    caType,
    close,
    run,
    read,
    initialize: (options) => start(undefined, options),
    use: start,
    async readAll(options) {
      const reading: LockReading = { values: {}, failures: {} };
      for (const item of Object.keys(LOCK_ITEMS) as LockItem[]) {
        if (item === 'sealInfo' && !licenseKey) continue;
        try {
          reading.values[item] = await read(item, options);
        } catch (error) {
          if (!(error instanceof LockError) || FATAL_READ_CODES.includes(error.code)) throw error;
          reading.failures[item] = error;
        }
      }
      return reading;
    },
    checkPin: (pin, options) => quietly(() => checkPin(pin), options),
    sign: (text, options) => run(() => signData(text), options),
    verify: (signed, options) => run(() => verifyData(signed), options),
    encrypt: (text, options) => run(() => encryptData(text), options),
    decrypt: (encrypted, options) => run(() => decryptData(encrypted), options),
    sealInfo: (options) => read('sealInfo', options),
    seals: (options) => run(() => readSeals(licenseKey), options),
    makeSeal: (image, options) => quietly(() => makeSeal(image, licenseKey, options?.kind), options),
    watch: (options) => watchLock((signal) => run(() => readItem('deviceId'), { signal }), options, closed),
  };
}
