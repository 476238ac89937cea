import type { SealKind } from '../wire/seals.js';
import { belongsTo } from './certificate.js';
import { LockInventory } from './LockInventory.js';
import { decryptWith } from './envelope.js';
import { makeKey, publicSpki, signBytes, type KeyAlgorithm } from './keys.js';
import { pinMatches, PIN_TRIES, rightLength, setPin, UNLOCK_TRIES } from './pin.js';
import { NATIVE, Refusal } from './refusal.js';
import { drawSeal } from './seal.js';
import { freshState, StateFile, unlockCodeOf, type Slot, type StoredLock } from './stateFile.js';
import { issueCertificate } from './testCa.js';

export type SlotName = 'sign' | 'encrypt';

/** The holder of a simulator lock. */
export interface Personalization {
  /** The algorithm of its keys. */
  algorithm: KeyAlgorithm;
  /** The holder's name in the certificate. */
  commonName: string;
  /** Not before. @default now */
  notBefore?: Date;
  /** Not after. @default in a year */
  notAfter?: Date;
}

/** Behavior of the plugged lock: PIN, keys, certificates, seal. */
export class Device extends LockInventory {
  /** Set by faults: overrides the slots of every lock. */
  overlay: Partial<Record<SlotName, Slot>> = {};
  /** Set by faults: every PIN is wrong. */
  refusesPins = false;
  /** Number of signatures: shows whether a sign command without an answer was executed. */
  signatures = 0;

  static async open(dataDir: string | undefined): Promise<Device> {
    const file = new StateFile(dataDir);
    return new Device(file, file.load() ?? (await freshState()));
  }

  override describe() {
    return { ...super.describe(), signatures: this.signatures };
  }

  slot(name: SlotName): Slot {
    return this.overlay[name] ?? this.lock[name];
  }

  /** Replaces the plugged lock by a filled one of another holder, with a checked PIN. */
  async swap(): Promise<void> {
    const callers = this.pinCheckedBy.get(this.lock.deviceNum) ?? [];
    const remembered = new Set([...callers, this.caller]);
    await this.insert({ blank: true });
    await this.personalize({ algorithm: 'SM2', commonName: '另一把锁' });
    this.pinCheckedBy.set(this.lock.deviceNum, remembered);
  }

  override async reset(): Promise<void> {
    this.overlay = {};
    this.signatures = 0;
    await super.reset();
  }

  /** Counts the try before the check, so that unplugging never saves a try. A right PIN restores all ten. */
  async checkPin(pin: string): Promise<void> {
    const { lock, caller } = this;
    if (lock.pin.triesLeft === 0) throw this.#wrongPin(lock, NATIVE.pinLocked, 'pin locked');
    if (!rightLength(pin)) throw this.#wrongPin(lock, NATIVE.pinLength, 'pin length');
    this.pinCheckedBy.get(lock.deviceNum)?.delete(caller);
    lock.pin.triesLeft -= 1;
    this.save();
    if (this.refusesPins || !(await pinMatches(lock.pin, pin))) {
      const locked = lock.pin.triesLeft === 0;
      throw this.#wrongPin(
        lock,
        locked ? NATIVE.pinLocked : NATIVE.pinWrong,
        locked ? 'pin locked' : 'pin wrong',
      );
    }
    lock.pin.triesLeft = PIN_TRIES;
    if (this.plugged.includes(lock.deviceNum)) this.#remember(lock, caller);
    this.save();
  }

  /** Shown first by every PIN dialog. Needs no PIN and costs no try. */
  pinInfo(): { retrycount: string; maxcount: string; unlockcount: string } {
    const { pin, unlock } = this.lock;
    const unlockTries = unlock?.triesLeft ?? UNLOCK_TRIES;
    return {
      retrycount: String(pin.triesLeft),
      maxcount: String(PIN_TRIES),
      unlockcount: String(unlockTries),
    };
  }

  /** A wrong current PIN costs a try. After a change the new PIN must be checked. */
  async changePin(present: string, next: string): Promise<void> {
    const { lock, caller } = this;
    if (!rightLength(next)) throw new Refusal(NATIVE.pinLength, 'new pin length');
    await this.checkPin(present);
    await setPin(lock.pin, next);
    this.pinCheckedBy.delete(lock.deviceNum);
    this.#remember(lock, caller);
    this.save();
  }

  /** The unlock code of the lock sets a new PIN and restores all tries; ten wrong codes disable it permanently. */
  async unlockPin(code: string, next: string): Promise<void> {
    const { lock } = this;
    if (!rightLength(next)) throw new Refusal(NATIVE.pinLength, 'new pin length');
    const unlock = (lock.unlock ??= await unlockCodeOf());
    const refuse = (native: number, desc: string) =>
      new Refusal(native, desc, { ext: { pwd: '0', retrycount: String(unlock.triesLeft) } });
    if (unlock.triesLeft === 0) throw refuse(NATIVE.pinLocked, 'unlock code spent');
    unlock.triesLeft -= 1;
    this.save();
    if (!(await pinMatches(unlock, code))) {
      throw unlock.triesLeft === 0
        ? refuse(NATIVE.pinLocked, 'unlock code spent')
        : refuse(NATIVE.pinWrong, 'unlock code wrong');
    }
    unlock.triesLeft = UNLOCK_TRIES;
    await setPin(lock.pin, next);
    this.pinCheckedBy.delete(lock.deviceNum);
    this.save();
  }

  /** Uses up every try permanently: only `reset` or another lock helps. */
  spendPin(): void {
    this.lock.pin.triesLeft = 0;
    this.pinCheckedBy.delete(this.lock.deviceNum);
    this.save();
  }

  /** Signs with the signing key, base64; see `signBytes`. */
  sign(bytes: Uint8Array): string {
    this.#needPin();
    const { key, pending } = this.slot('sign');
    const found = key ?? pending;
    if (!found) throw new Refusal(NATIVE.noKey, 'no key');
    this.signatures += 1;
    return signBytes(found, bytes).toString('base64');
  }

  /** Decrypts with the encryption key. */
  decrypt(encrypted: string): string {
    this.#needPin();
    const { key } = this.slot('encrypt');
    if (!key) throw new Refusal(NATIVE.noKey, 'no key');
    const text = decryptWith(key, encrypted);
    if (text === undefined) throw new Refusal(NATIVE.padding, 'not for this key');
    return text;
  }

  /** A new key beside the current one, and its signature over the challenge. */
  async generate(
    slot: SlotName,
    challenge: string,
    algorithm: KeyAlgorithm,
  ): Promise<{ publickey: string; signed: string }> {
    this.#needPin();
    const { lock } = this;
    const pem = await makeKey(algorithm);
    if (!this.plugged.includes(lock.deviceNum)) throw new Refusal(NATIVE.removed, 'device removed');
    lock[slot].pending = pem;
    this.save();
    return {
      publickey: publicSpki(pem).toString('base64'),
      signed: signBytes(pem, Buffer.from(challenge, 'utf8')).toString('base64'),
    };
  }

  /** Both certificates or none, each only for the key of its own slot. */
  importCertificates(certificates: Record<SlotName, string>): void {
    this.#needPin();
    const { lock } = this;
    const fitting = (name: SlotName): string => {
      const { pending, key } = lock[name];
      const found = [pending, key].find((pem) => pem !== undefined && belongsTo(certificates[name], pem));
      if (!found) throw new Refusal(NATIVE.failed, `${name} certificate does not fit the key`);
      return found;
    };
    const signKey = fitting('sign');
    const encryptKey = fitting('encrypt');
    lock.sign = { key: signKey, certificate: certificates.sign };
    lock.encrypt = { key: encryptKey, certificate: certificates.encrypt };
    this.save();
  }

  /** Stores a seal picture: one of several kinds, or without a kind the only seal. Needs a certificate. */
  makeSeal(picture: string, kind?: SealKind): void {
    this.#needPin();
    if (!this.slot('sign').certificate) throw new Refusal(NATIVE.noCertificate, 'no certificate');
    const { lock } = this;
    delete lock[kind ? 'seal' : 'seals'];
    if (kind) lock.seals = { ...lock.seals, [kind]: picture };
    else lock.seal = picture;
    this.save();
  }

  /** Fills the plugged lock with keys, certificates of the simulator's own test root, and a seal; needs no PIN. */
  async personalize(how: Personalization): Promise<void> {
    const { lock } = this;
    lock.sign = await this.makeSlot('sign', how);
    lock.encrypt = await this.makeSlot('encrypt', how);
    delete lock.seals;
    lock.seal = drawSeal();
    this.save();
  }

  /** A filled slot, for a lock or for the overlay of a fault: a new key unless one is given. */
  async makeSlot(
    usage: SlotName,
    how: Personalization,
    presentKey?: string,
  ): Promise<Required<Pick<Slot, 'key' | 'certificate'>>> {
    const key = presentKey ?? (await makeKey(how.algorithm));
    const ca = await this.authority(how.algorithm);
    const certificate = issueCertificate(how.algorithm, ca, { ...how, spki: publicSpki(key), usage });
    return { key, certificate };
  }

  #remember({ deviceNum }: StoredLock, caller: string): void {
    const callers = this.pinCheckedBy.get(deviceNum) ?? new Set();
    this.pinCheckedBy.set(deviceNum, callers.add(caller));
  }

  #needPin(): void {
    if (!this.pinCheckedBy.get(this.lock.deviceNum)?.has(this.caller))
      throw new Refusal(NATIVE.pinNeeded, 'pin needed');
  }

  #wrongPin(lock: StoredLock, native: number, desc: string): Refusal {
    return new Refusal(native, desc, { ext: { pwd: '0', retrycount: String(lock.pin.triesLeft) } });
  }
}
