import { createStore, del, get, set, values, type UseStore } from 'idb-keyval';
import type { KeyProofs } from '../keys/browser-keys.js';
import { openWithPin, type PinBox } from './pin-box.js';

/** A certificate of this phone, or a pending one whose keys exist already. */
export interface PhoneCertificate {
  /** SHA-256 of the code that created it. */
  readonly id: string;
  readonly holderName: string;
  readonly productName: string;
  readonly box: PinBox;
  /** Kept until the answer arrives: the same keys get the same certificate again. */
  readonly request?: KeyProofs & { readonly deviceId: string };
  readonly issued?: {
    readonly serialNumber: string;
    readonly signCertificate: string;
    readonly notAfter: string;
  };
  readonly wrongPins: number;
}

export type InstalledCertificate = PhoneCertificate & Required<Pick<PhoneCertificate, 'issued'>>;

/** This many wrong PINs delete the key, as in a lock. */
export const allowedTries = 10;

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('ca-portal-phone', 'certificates'));

export const keepCertificate = (one: PhoneCertificate): Promise<void> => set(one.id, one, store());
export const certificateOf = (id: string) => get<PhoneCertificate>(id, store());
export const dropCertificate = (id: string): Promise<void> => del(id, store());

export async function installedCertificates(): Promise<InstalledCertificate[]> {
  const all = await values<PhoneCertificate>(store());
  return all.filter((one): one is InstalledCertificate => one.issued !== undefined);
}

export type Unlocked = { readonly key: CryptoKey } | { readonly triesLeft: number };

/**
 * Opens the key and counts the tries: each try is stored before it is made, so that leaving the page does not reset the
 * counter.
 */
export async function unlock(one: PhoneCertificate, pin: string): Promise<Unlocked> {
  const tried = { ...one, wrongPins: one.wrongPins + 1 };
  await keepCertificate(tried);
  const key = await openWithPin(pin, one.box);
  if (key) {
    await keepCertificate({ ...one, wrongPins: 0 });
    return { key };
  }
  if (tried.wrongPins >= allowedTries) await dropCertificate(one.id);
  return { triesLeft: Math.max(0, allowedTries - tried.wrongPins) };
}
