import type { FaultSettings, World } from './fault.js';
import { faultRow, type FaultName } from './index.js';

/** The active fault; one at a time, and each cleans up after itself. */
export class FaultSwitch {
  name: FaultName | null = null;
  settings: FaultSettings = {};
  /** Resolves when the current fault is switched off. */
  untilOff: Promise<void> = Promise.resolve();
  #off = () => {};
  #turning: Promise<void> = Promise.resolve();

  constructor(readonly world: World) {}

  /** Switches the former fault off and the next one on; null is none. Parallel calls run in order. */
  set(name: FaultName | null, settings: FaultSettings = {}): Promise<void> {
    const turn = () => this.#turn(name, settings);
    return (this.#turning = this.#turning.then(turn, turn));
  }

  async #turn(name: FaultName | null, settings: FaultSettings): Promise<void> {
    const former = this.name;
    this.name = null;
    this.#off();
    if (former) await faultRow(former).leave?.(this.world);
    this.settings = settings;
    this.untilOff = new Promise((resolve) => (this.#off = resolve));
    if (name === null) return;
    try {
      await faultRow(name).enter?.(this.world);
      this.name = name;
    } catch (error) {
      // A fault that fails to start (its second port is taken, or there is no lock) must not leave the service half
      // closed.
      await faultRow(name).leave?.(this.world);
      throw error;
    }
  }
}
