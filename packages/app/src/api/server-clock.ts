/** Below it nobody notices a difference, and correcting it would only make times jump. */
const noticedMs = 30_000;
/** What is in doubt of any answer: the seconds of its date are cut, and two computers run apart. */
const blurMs = 2_000;

/** How far the server is ahead of this computer. */
let ahead = 0;
const listeners = new Set<() => void>();

/**
 * The portal's one clock: this computer's, put right by the server's answers where it is wrong. For every time that is
 * held against the server's: deadlines, "how long ago", today, the greeting. What only measures how long something
 * takes on this computer stays with `Date.now`.
 */
export const serverClock = {
  now: (): number => Date.now() + ahead,
  ahead: (): number => ahead,
  /** Told of a correction, so that what stands open corrects itself. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Compares the date of an answer with this computer's clock, when the call went out and now. */
  learn(serverMs: number, sentAt: number): void {
    const receivedAt = Date.now();
    const found = serverMs + 500 - (sentAt + receivedAt) / 2;
    // A late answer counts where the difference is larger than what the delay leaves in doubt.
    if (!(Math.abs(found - ahead) > blurMs + receivedAt - sentAt)) return;
    ahead = Math.abs(found) < noticedMs ? 0 : found;
    listeners.forEach((listener) => listener());
  },
};
