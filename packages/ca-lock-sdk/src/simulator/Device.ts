import { constants, createSign, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { belongsTo, publicSpki } from './certificate.js';
import { pinMatches, PIN_TRIES } from './pin.js';
import { NATIVE, Refusal } from './refusal.js';
import { blankLock, freshState, StateFile, type SimulatorState, type StoredLock } from './stateFile.js';

const makeKeyPair = promisify(generateKeyPair);
export type SlotName = 'sign' | 'encrypt';

/** The drawer of locks and the USB port: what is plugged in, whose PIN was checked, which keys it holds. */
export class Device {
  readonly #file: StateFile;
  #state: SimulatorState;
  /** Lives as long as the lock stays plugged in; never stored. */
  #pinChecked = false;

  private constructor(file: StateFile, state: SimulatorState) {
    this.#file = file;
    this.#state = state;
  }

  static async open(dataDir: string | undefined): Promise<Device> {
    const file = new StateFile(dataDir);
    const device = new Device(file, file.load() ?? (await freshState()));
    device.#save();
    return device;
  }

  /** The lock that is plugged in; refuses like a driver whose device is gone. */
  get lock(): StoredLock {
    const found = this.#state.locks.find((lock) => lock.deviceNum === this.#state.inserted);
    if (!found) throw new Refusal(NATIVE.removed, 'no device');
    return found;
  }

  /** For the control API: nothing secret in it. */
  describe() {
    return {
      inserted: this.#state.inserted,
      pinChecked: this.#pinChecked,
      locks: this.#state.locks.map((lock) => ({
        deviceNum: lock.deviceNum,
        pinTriesLeft: lock.pin.triesLeft,
        hasSignCertificate: lock.sign.certificate !== undefined,
        hasEncryptCertificate: lock.encrypt.certificate !== undefined,
      })),
    };
  }

  /** Plugs a lock in: the named one, the first of the drawer, or a new blank one. False when there is no such lock. */
  async insert(which: { deviceNum?: string; blank?: boolean } = {}): Promise<boolean> {
    if (which.blank) this.#state.locks.push(await blankLock());
    const lock = which.blank
      ? this.#state.locks.at(-1)
      : this.#state.locks.find(({ deviceNum }) => deviceNum === (which.deviceNum ?? deviceNum));
    if (!lock) return false;
    this.#plug(lock.deviceNum);
    return true;
  }

  remove(): void {
    this.#plug(null);
  }

  async reset(): Promise<void> {
    this.#state = await freshState();
    this.#plug(this.#state.inserted);
  }

  /** Counts the try before it looks, so that pulling the plug never gives one back. A right PIN restores all ten. */
  async checkPin(pin: string): Promise<void> {
    const { lock } = this;
    if (lock.pin.triesLeft === 0) throw this.#wrongPin(lock, NATIVE.pinLocked, 'pin locked');
    if (pin.length < 6 || pin.length > 16) throw this.#wrongPin(lock, NATIVE.pinLength, 'pin length');
    this.#pinChecked = false;
    lock.pin.triesLeft -= 1;
    this.#save();
    if (!(await pinMatches(lock.pin, pin))) {
      const locked = lock.pin.triesLeft === 0;
      throw this.#wrongPin(
        lock,
        locked ? NATIVE.pinLocked : NATIVE.pinWrong,
        locked ? 'pin locked' : 'pin wrong',
      );
    }
    lock.pin.triesLeft = PIN_TRIES;
    this.#pinChecked = this.#state.inserted === lock.deviceNum;
    this.#save();
  }

  /** SHA-256 with RSA PKCS#1 v1.5 by the signing key, base64. */
  sign(text: string): string {
    this.#needPin();
    const key = this.lock.sign.key ?? this.lock.sign.pending;
    if (!key) throw new Refusal(NATIVE.noKey, 'no key');
    return signWith(key, text);
  }

  /** A new key beside the one in use, and its signature over the challenge. */
  async generate(slot: SlotName, challenge: string): Promise<{ publickey: string; signed: string }> {
    this.#needPin();
    const { lock } = this;
    const { privateKey } = await makeKeyPair('rsa', { modulusLength: 2048 });
    if (this.#state.inserted !== lock.deviceNum) throw new Refusal(NATIVE.removed, 'device removed');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    lock[slot].pending = pem;
    this.#save();
    return { publickey: publicSpki(pem), signed: signWith(pem, challenge) };
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
    this.#save();
  }

  #needPin(): void {
    void this.lock;
    if (!this.#pinChecked) throw new Refusal(NATIVE.pinNeeded, 'pin needed');
  }

  #wrongPin(lock: StoredLock, native: number, desc: string): Refusal {
    return new Refusal(native, desc, { ext: { pwd: '0', retrycount: String(lock.pin.triesLeft) } });
  }

  #plug(deviceNum: string | null): void {
    this.#pinChecked = false;
    this.#state.inserted = deviceNum;
    this.#save();
  }

  #save(): void {
    this.#file.save(this.#state);
  }
}

function signWith(pem: string, text: string): string {
  return createSign('sha256')
    .update(text, 'utf8')
    .sign({ key: pem, padding: constants.RSA_PKCS1_PADDING }, 'base64');
}
