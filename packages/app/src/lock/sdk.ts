import {
  connectLock,
  preflight,
  type ConnectOptions,
  type LockSession,
  type PreflightReport,
} from '@ca-portal/ca-lock-sdk';
import { withKeys, type KeyCommands } from '@ca-portal/ca-lock-sdk/keys';
import { withPin, type PinCommands } from '@ca-portal/ca-lock-sdk/pin';
import { createContext, use } from 'react';

/** The part of a session that pages use. A plain object fits too, so that stories can script one without a network. */
export type LockConnection = Pick<
  LockSession & KeyCommands & PinCommands,
  | 'port'
  | 'caType'
  | 'initialize'
  | 'use'
  | 'read'
  | 'readAll'
  | 'checkPin'
  | 'sign'
  | 'signAll'
  | 'signBytes'
  | 'verify'
  | 'encrypt'
  | 'decrypt'
  | 'generateKeyPair'
  | 'importCertificates'
  | 'makeSeal'
  | 'seals'
  | 'pinState'
  | 'changePin'
  | 'unlockPin'
  | 'watch'
  | 'close'
>;

/** The lock SDK as this app needs it: check the environment, then connect. */
export interface LockSdk {
  /** True on a machine into which a USB lock can be plugged. */
  isComputer: () => boolean;
  preflight: () => Promise<PreflightReport>;
  connect: (options: ConnectOptions) => Promise<LockConnection>;
}

const handheld = /Android|iPhone|iPad|iPod|HarmonyOS.*Mobile|Mobile/i;

const realLockSdk: LockSdk = {
  isComputer: () => !handheld.test(navigator.userAgent),
  preflight: () => preflight(),
  connect: async (options) => withPin(withKeys(await connectLock(options))),
};

const LockSdkContext = createContext<LockSdk>(realLockSdk);

/** Puts a scripted lock in place of the real one, for stories and tests. */
export const LockSdkProvider = LockSdkContext.Provider;
export const useLockSdk = (): LockSdk => use(LockSdkContext);
