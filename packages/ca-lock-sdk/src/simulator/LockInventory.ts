import { NATIVE_PROGRAM } from './callers.js';
import type { KeyAlgorithm } from './keys.js';
import { NATIVE, Refusal } from './refusal.js';
import { blankLock, freshState, type SimulatorState, type StateFile, type StoredLock } from './stateFile.js';
import { makeCa, type StoredCa } from './testCa.js';

/** The existing locks and the USB ports with the plugged ones. `Device` has their behavior. */
export class LockInventory {
  readonly #file: StateFile;
  #state: SimulatorState;
  /** Who has checked a lock's PIN, by device number; lasts while it is plugged in and is never stored. */
  protected readonly pinCheckedBy = new Map<string, Set<string>>();
  /** The lock that each caller selected by `CAInit`, out of several. */
  readonly #chosen = new Map<string, string>();
  /** The caller of the current command: commands run one at a time, and each caller has its own session. */
  caller = NATIVE_PROGRAM;

  protected constructor(file: StateFile, state: SimulatorState) {
    this.#file = file;
    this.#state = state;
    this.save();
  }

  /** Device numbers of all plugged locks; the first one answers commands without a device number. */
  get plugged(): string[] {
    const { inserted, beside = [] } = this.#state;
    return inserted === null ? [] : [inserted, ...beside];
  }

  /** The lock of the current command; refuses like a driver whose device is gone. */
  get lock(): StoredLock {
    const wanted = this.#chosen.get(this.caller) ?? this.#state.inserted;
    const found = this.#state.locks.find(({ deviceNum }) => deviceNum === wanted);
    if (!found || !this.plugged.includes(found.deviceNum)) throw new Refusal(NATIVE.removed, 'no device');
    return found;
  }

  /** Selects the lock of all later commands; undefined is the first. */
  choose(deviceNum: string | undefined): void {
    if (deviceNum === undefined) this.#chosen.delete(this.caller);
    else this.#chosen.set(this.caller, deviceNum);
    void this.lock;
  }

  /** For the control API: contains nothing secret. */
  describe() {
    const { inserted, locks } = this.#state;
    return {
      inserted,
      plugged: this.plugged,
      pinChecked: inserted !== null && (this.pinCheckedBy.get(inserted)?.size ?? 0) > 0,
      locks: locks.map((lock) => ({
        deviceNum: lock.deviceNum,
        pinTriesLeft: lock.pin.triesLeft,
        hasSignCertificate: lock.sign.certificate !== undefined,
        hasEncryptCertificate: lock.encrypt.certificate !== undefined,
        hasSeal: (lock.seal ?? lock.seals) !== undefined,
      })),
    };
  }

  /**
   * Plugs a lock in: the named one, the first of all, or a new blank one; replaces the plugged ones, or
   * `beside` them. False when there is no such lock.
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

  /** Unplugs all but the first lock. */
  unplugOthers(): void {
    this.#state.beside = [];
    this.#chosen.clear();
    this.save();
  }

  /** One blank lock, plugged in. The test roots stay, so that issued certificates keep their issuer. */
  async reset(): Promise<void> {
    const { authorities } = this.#state;
    this.#state = { ...(await freshState()), ...(authorities && { authorities }) };
    this.#plug(this.#state.inserted);
  }

  /** The simulator's test root, created on first use and kept. */
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
    this.pinCheckedBy.clear();
    this.#chosen.clear();
    this.#state.inserted = deviceNum;
    this.#state.beside = [];
    this.save();
  }
}
