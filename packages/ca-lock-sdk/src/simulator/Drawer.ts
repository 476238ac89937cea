import type { KeyAlgorithm } from './keys.js';
import { NATIVE, Refusal } from './refusal.js';
import { blankLock, freshState, type SimulatorState, type StateFile, type StoredLock } from './stateFile.js';
import { makeCa, type StoredCa } from './testCa.js';

/** The drawer of locks and the USB ports: which locks there are, and which are plugged in. `Device` is what they do. */
export class Drawer {
  readonly #file: StateFile;
  #state: SimulatorState;
  /** Locks whose PIN was checked; lives as long as they stay plugged in and is never stored. */
  protected readonly pinChecked = new Set<string>();
  /** The lock that `CAInit` chose, out of several. */
  #chosen: string | undefined;

  protected constructor(file: StateFile, state: SimulatorState) {
    this.#file = file;
    this.#state = state;
    this.save();
  }

  /** Device numbers of all that is plugged in; the first answers a command that names none. */
  get plugged(): string[] {
    const { inserted, beside = [] } = this.#state;
    return inserted === null ? [] : [inserted, ...beside];
  }

  /** The lock that a command works on; refuses like a driver whose device is gone. */
  get lock(): StoredLock {
    const wanted = this.#chosen ?? this.#state.inserted;
    const found = this.#state.locks.find(({ deviceNum }) => deviceNum === wanted);
    if (!found || !this.plugged.includes(found.deviceNum)) throw new Refusal(NATIVE.removed, 'no device');
    return found;
  }

  /** The lock that all later commands go to; undefined is the first. */
  choose(deviceNum: string | undefined): void {
    this.#chosen = deviceNum;
    void this.lock;
  }

  /** For the control API: nothing secret in it. */
  describe() {
    const { inserted, locks } = this.#state;
    return {
      inserted,
      plugged: this.plugged,
      pinChecked: inserted !== null && this.pinChecked.has(inserted),
      locks: locks.map((lock) => ({
        deviceNum: lock.deviceNum,
        pinTriesLeft: lock.pin.triesLeft,
        hasSignCertificate: lock.sign.certificate !== undefined,
        hasEncryptCertificate: lock.encrypt.certificate !== undefined,
        hasSeal: lock.seal !== undefined,
      })),
    };
  }

  /**
   * Plugs a lock in: the named one, the first of the drawer, or a new blank one; instead of what is plugged in, or
   * `beside` it. False when there is no such lock.
   */
  async insert(which: { deviceNum?: string; blank?: boolean; beside?: boolean } = {}): Promise<boolean> {
    const { locks } = this.#state;
    if (which.blank) locks.push(await blankLock());
    const lock = which.blank
      ? locks.at(-1)
      : locks.find(({ deviceNum }) => deviceNum === (which.deviceNum ?? deviceNum));
    if (!lock) return false;
    const [first, ...others] = this.plugged;
    if (which.beside && first !== undefined) {
      const beside = new Set([...others, lock.deviceNum]);
      beside.delete(first);
      this.#state.beside = [...beside];
      this.save();
    } else this.#plug(lock.deviceNum);
    return true;
  }

  remove(): void {
    this.#plug(null);
  }

  /** Leaves the first lock alone in its port. */
  unplugOthers(): void {
    this.#state.beside = [];
    this.#chosen = undefined;
    this.save();
  }

  /** One blank lock, plugged in. The test roots stay: what they issued elsewhere keeps its issuer. */
  async reset(): Promise<void> {
    const { authorities } = this.#state;
    this.#state = { ...(await freshState()), ...(authorities && { authorities }) };
    this.#plug(this.#state.inserted);
  }

  /** The simulator's test root, made when first asked for and kept. */
  async authority(algorithm: KeyAlgorithm): Promise<StoredCa> {
    this.#state.authorities ??= {};
    const ca = (this.#state.authorities[algorithm] ??= await makeCa(algorithm));
    this.save();
    return ca;
  }

  protected save(): void {
    this.#file.save(this.#state);
  }

  #plug(deviceNum: string | null): void {
    this.pinChecked.clear();
    this.#chosen = undefined;
    this.#state.inserted = deviceNum;
    this.#state.beside = [];
    this.save();
  }
}
