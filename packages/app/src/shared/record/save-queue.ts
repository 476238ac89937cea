import { stillMine } from '../../session/still-mine.js';

/**
 * Runs saves one after the other, each with the version that the previous save returned. None starts after another user
 * or role has continued in this window.
 */
export class SaveQueue<Saved extends { version: number }> {
  #version: number;
  #last: Promise<unknown> = Promise.resolve();
  readonly #mine = stillMine();

  constructor(version: number) {
    this.#version = version;
  }

  /** @throws where the record belongs to an earlier user of this window: it may neither be sent nor shown */
  check(): void {
    if (!this.#mine()) throw new Error('Another user or role continues in this window');
  }

  run(write: (version: number) => Promise<Saved>): Promise<Saved> {
    const next = this.#last.then(async () => {
      this.check();
      const saved = await write(this.#version);
      this.#version = saved.version;
      return saved;
    });
    // A failure is reported to its caller only; the next save runs anyway.
    this.#last = next.catch(() => {});
    return next;
  }

  async settled(): Promise<number> {
    await this.#last;
    return this.#version;
  }
}
