/**
 * A login that turns out to be gone in the middle of work. The path where it happened is kept until the
 * login page has opened, so that the guard leads there and back instead of home.
 */
let returnTo: string | undefined;
const listeners = new Set<() => void>();

export const sessionExpired = {
  announce: () => listeners.forEach((listener) => listener()),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  remember(path: string) {
    returnTo = path;
  },
  /** The path to come back to, or undefined where nobody was interrupted. */
  interruptedAt: (): string | undefined => returnTo,
  settle() {
    returnTo = undefined;
  },
};
