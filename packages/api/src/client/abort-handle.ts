/**
 * Somebody's interest in an answer, and its end: as much of an AbortController and its signal as axios listens to.
 * The platform's own does the same at several times the price, and each call needs one or two. (A class, because
 * axios copies plain objects of a configuration, and a copy would not hear of the end.)
 */
export class AbortHandle {
  #aborted = false;
  readonly #listeners = new Set<() => void>();

  get aborted(): boolean {
    return this.#aborted;
  }
  addEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }
  removeEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }
  abort(): void {
    if (this.#aborted) return;
    this.#aborted = true;
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
}
