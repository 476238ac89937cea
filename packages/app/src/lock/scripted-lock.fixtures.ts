import {
  LockError,
  type LockErrorCode,
  type LockItem,
  type LockReading,
  type LockSeal,
  type PreflightReport,
} from '@ca-portal/ca-lock-sdk';
import type { LockConnection, LockSdk } from './sdk.js';

/** What a scripted lock holds; the numbers are invented. */
const lockValues: Record<LockItem, string> = {
  serialNumber: '4A7F91C20E883D15',
  commonName: '示例建设工程有限公司',
  validity: '2028-11-21 10:30:00',
  signCertificate: 'MIIDsample',
  encryptCertificate: 'MIIDsample',
  keyIdentifier: '7D9C2F4E',
  issuer: 'CN=示例数字证书中心',
  sealInfo: 'iVBORw0KGgo=',
  deviceId: 'SIM-0001',
};

/** A lock that answers, but returns nothing. */
export const everyItemUnread: LockReading = {
  values: {},
  failures: Object.fromEntries(
    (Object.keys(lockValues) as LockItem[]).map((item) => [item, new LockError('read-failed', { item })]),
  ),
};

export interface LockScript {
  /** Where connecting to the lock fails, by the error's code. */
  stopsAt?: LockErrorCode;
  isComputer?: boolean;
  permission?: PreflightReport['permission'];
  /** Connecting never ends: the browser's permission prompt stays open. */
  pending?: boolean;
  /** Device numbers of several locks; the user is first asked which one. */
  several?: readonly string[];
  /** The error that ends a signature, by its code. */
  signingFails?: LockErrorCode;
  /** Items that cannot be read. */
  unreadable?: readonly LockItem[];
  blank?: boolean;
  validity?: string;
  /** @default '12345678' */
  pin?: string;
  /** The answer to a wrong PIN. */
  tries?: number;
  locked?: boolean;
  /** The code that unlocks it. @default '7391-4826' */
  unlockCode?: string;
  /** @default no kind, as drivers without kinds answer */
  seals?: readonly LockSeal[];
  /** Pulled out as soon as it is watched. */
  removed?: boolean;
}

const environment: readonly LockErrorCode[] = ['browser-refused', 'insecure-context', 'permission-denied'];
const never = <T>() => new Promise<T>(() => undefined);

function connection(script: LockScript): LockConnection {
  const { unlockCode = '7391-4826' } = script;
  let rightPin = script.pin ?? '12345678';
  let locked = script.locked;
  let triesLeft = script.tries ?? 10;
  const check = (pin: string) => {
    if (locked) throw new LockError('pin-locked', { remainingTries: 0 });
    if (pin === rightPin) return;
    triesLeft = script.tries ?? triesLeft - 1;
    throw new LockError('pin-wrong', { remainingTries: script.tries });
  };
  const values = { ...lockValues, validity: script.validity ?? lockValues.validity };
  let lastSigned: string | undefined;
  let { blank } = script;
  let inUse = script.several ? undefined : lockValues.deviceId;
  const read = async (item: LockItem): Promise<string> => {
    if (script.stopsAt === 'no-lock') throw new LockError('no-lock');
    if (blank && item !== 'deviceId') throw new LockError('no-certificate', { item });
    if (script.unreadable?.includes(item)) throw new LockError('read-failed', { item });
    return item === 'deviceId' && inUse ? inUse : values[item];
  };
  return {
    port: 11345,
    caType: '260',
    initialize: async () => undefined,
    async use(deviceId) {
      inUse = deviceId;
    },
    read,
    async readAll() {
      if (inUse === undefined) throw new LockError('several-locks', { devices: script.several });
      if (script.stopsAt === 'no-lock') throw new LockError('no-lock');
      const reading: LockReading = { values: {}, failures: {} };
      for (const item of Object.keys(lockValues) as LockItem[]) {
        try {
          reading.values[item] = await read(item);
        } catch (error) {
          reading.failures[item] = error as LockError;
        }
      }
      return reading;
    },
    async checkPin(pin) {
      check(pin);
    },
    pinState: async () => ({ remainingTries: locked ? 0 : triesLeft, maxTries: 10, unlockTries: 10 }),
    async changePin(present, next) {
      check(present);
      rightPin = next;
    },
    async unlockPin(code, next) {
      if (code !== unlockCode) throw new LockError('unlock-code-wrong', { remainingTries: 9 });
      locked = false;
      rightPin = next;
    },
    async sign(text) {
      if (script.signingFails) throw new LockError(script.signingFails);
      lastSigned = text;
      return 'c2lnbmVk';
    },
    async signAll(pin, texts, { onSigned } = {}) {
      check(pin);
      if (script.signingFails) throw new LockError(script.signingFails);
      for (const index of texts.keys()) await onSigned?.(index, 'c2lnbmVk');
      return texts.map(() => 'c2lnbmVk');
    },
    async signBytes() {
      if (script.signingFails) throw new LockError(script.signingFails);
      return 'c2lnbmVk';
    },
    verify: async ({ text, signature }) => text === lastSigned && signature === 'c2lnbmVk',
    encrypt: async (text) => btoa(encodeURIComponent(text)),
    decrypt: async (encrypted) => decodeURIComponent(atob(encrypted)),
    generateKeyPair: async () => ({ publicKeySpki: 'TUlJQg==', proof: 'cHJvb2Y=' }),
    async importCertificates(pair) {
      Object.assign(values, pair);
      blank = false;
    },
    makeSeal: async () => undefined,
    seals: async () => [...(script.seals ?? [{ kind: undefined, image: lockValues.sealInfo }])],
    watch({ onRemove }) {
      if (script.removed) queueMicrotask(() => onRemove?.(lockValues.deviceId));
      return () => undefined;
    },
    close: () => undefined,
  };
}

/** A lock that follows a script, without any network. */
export function scriptedLock(script: LockScript = {}): LockSdk {
  const { stopsAt, isComputer = true, permission = 'granted' } = script;
  const early = stopsAt && environment.includes(stopsAt) ? new LockError(stopsAt) : undefined;
  return {
    isComputer: () => isComputer,
    preflight: async () => ({
      engine: 'chromium',
      browserAccepted: stopsAt !== 'browser-refused',
      secureContext: stopsAt !== 'insecure-context',
      permission,
      error: early,
    }),
    async connect() {
      if (script.pending) return never();
      if (stopsAt && stopsAt !== 'no-lock') throw new LockError(stopsAt);
      return connection(script);
    },
  };
}
