/** One save after the other, each with the version that the one before left behind. */
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
    // A failure is told to whoever asked; the next one does not inherit it.
    this.#last = next.catch(() => {});
    return next;
  }

  async settled(): Promise<number> {
    await this.#last;
    return this.#version;
  }
}
