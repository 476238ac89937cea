import type { FaultSettings, World } from './fault.js';
import { faultRow, type FaultName } from './index.js';

/** Which misbehavior is on; one at a time, and each cleans up after itself. */
export class FaultSwitch {
  name: FaultName | null = null;
  settings: FaultSettings = {};
  /** Settles when the present fault is switched off. */
  untilOff: Promise<void> = Promise.resolve();
  #off = () => {};
  #turning: Promise<void> = Promise.resolve();

  constructor(readonly world: World) {}

  /** Off with the former, on with the next; null is none. Two calls at once take their turns. */
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
      // Half a fault (its second port was taken, no lock to spoil) must not leave the service half shut.
      await faultRow(name).leave?.(this.world);
      throw error;
    }
  }
}
