/** Runs saves one after the other, each with the version that the previous save returned. */
export class SaveQueue<Saved extends { version: number }> {
  #version: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(version: number) {
    this.#version = version;
  }

  run(write: (version: number) => Promise<Saved>): Promise<Saved> {
    const next = this.#last.then(async () => {
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
