import { belongsTo } from './certificate.js';
import { Drawer } from './Drawer.js';
import { decryptWith } from './envelope.js';
import { makeKey, publicSpki, signBytes, type KeyAlgorithm } from './keys.js';
import { pinMatches, PIN_TRIES } from './pin.js';
import { NATIVE, Refusal } from './refusal.js';
import { drawSeal } from './seal.js';
import { freshState, StateFile, type Slot, type StoredLock } from './stateFile.js';
import { issueCertificate } from './testCa.js';

export type SlotName = 'sign' | 'encrypt';

export interface Personalisation {
  algorithm: KeyAlgorithm;
  commonName: string;
  notBefore?: Date;
  notAfter?: Date;
}

/** What the plugged lock does: PIN, keys, certificates, seal. */
export class Device extends Drawer {
  /** Set by faults: what the slots of every lock seem to hold. */
  overlay: Partial<Record<SlotName, Slot>> = {};
  /** Set by faults: no PIN is the right one. */
  refusesPins = false;
  /** How many signatures were made: tells whether a sign without an answer was carried out. */
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

  /** Exchanges the plugged lock for a filled one of somebody else, whose PIN is already checked. */
  async swap(): Promise<void> {
    await this.insert({ blank: true });
    await this.personalise({ algorithm: 'SM2', commonName: '另一把锁' });
    this.pinChecked.add(this.lock.deviceNum);
  }

  override async reset(): Promise<void> {
    this.overlay = {};
    this.signatures = 0;
    await super.reset();
  }

  /** Counts the try before it looks, so that pulling the plug never gives one back. A right PIN restores all ten. */
  async checkPin(pin: string): Promise<void> {
    const { lock } = this;
    if (lock.pin.triesLeft === 0) throw this.#wrongPin(lock, NATIVE.pinLocked, 'pin locked');
    if (pin.length < 6 || pin.length > 16) throw this.#wrongPin(lock, NATIVE.pinLength, 'pin length');
    this.pinChecked.delete(lock.deviceNum);
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
    if (this.plugged.includes(lock.deviceNum)) this.pinChecked.add(lock.deviceNum);
    this.save();
  }

  /** Uses up every try, for good: only `reset` or another lock helps. */
  spendPin(): void {
    this.lock.pin.triesLeft = 0;
    this.pinChecked.delete(this.lock.deviceNum);
    this.save();
  }

  /** By the signing key, base64: `signBytes` says how. */
  sign(text: string): string {
    this.#needPin();
    const { key, pending } = this.slot('sign');
    const found = key ?? pending;
    if (!found) throw new Refusal(NATIVE.noKey, 'no key');
    this.signatures += 1;
    return signBytes(found, Buffer.from(text, 'utf8')).toString('base64');
  }

  /** By the encryption key. */
  decrypt(encrypted: string): string {
    this.#needPin();
    const { key } = this.slot('encrypt');
    if (!key) throw new Refusal(NATIVE.noKey, 'no key');
    const text = decryptWith(key, encrypted);
    if (text === undefined) throw new Refusal(NATIVE.padding, 'not for this key');
    return text;
  }

  /** A new key beside the one in use, and its signature over the challenge. */
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

  /** Both certificates or neither, and each only for the key of its own slot. */
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

  /** Puts the picture into the lock. Needs a certificate to stand for. */
  makeSeal(picture: string): void {
    this.#needPin();
    if (!this.slot('sign').certificate) throw new Refusal(NATIVE.noCertificate, 'no certificate');
    this.lock.seal = picture;
    this.save();
  }

  /** Fills the plugged lock with keys, certificates of the simulator's own test root, and a seal; no PIN is asked. */
  async personalise(how: Personalisation): Promise<void> {
    const { lock } = this;
    lock.sign = await this.makeSlot('sign', how);
    lock.encrypt = await this.makeSlot('encrypt', how);
    lock.seal = drawSeal();
    this.save();
  }

  /** A filled slot, for a lock or for a fault's overlay: a new key unless one is given. */
  async makeSlot(
    usage: SlotName,
    how: Personalisation,
    presentKey?: string,
  ): Promise<Required<Pick<Slot, 'key' | 'certificate'>>> {
    const key = presentKey ?? (await makeKey(how.algorithm));
    const ca = await this.authority(how.algorithm);
    const certificate = issueCertificate(how.algorithm, ca, { ...how, spki: publicSpki(key), usage });
    return { key, certificate };
  }

  #needPin(): void {
    if (!this.pinChecked.has(this.lock.deviceNum)) throw new Refusal(NATIVE.pinNeeded, 'pin needed');
  }

  #wrongPin(lock: StoredLock, native: number, desc: string): Refusal {
    return new Refusal(native, desc, { ext: { pwd: '0', retrycount: String(lock.pin.triesLeft) } });
  }
}
