/**
 * A minimal AbortController with its signal, as far as axios uses it. The platform's own costs several times as much,
 * and each call needs one or two. (A class, because axios copies plain objects of a configuration, and a copy would
 * not receive the abort.)
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
