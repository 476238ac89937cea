/** Smaller differences are not corrected: nobody notices them, and times would jump. */
const noticedMs = 30_000;
/** The uncertainty of any answer: its date has whole seconds, and clocks drift. */
const blurMs = 2_000;

/** How far the server is ahead of this computer. */
let ahead = 0;
const listeners = new Set<() => void>();

/**
 * The portal's one clock: this computer's, corrected by the server's answers if it is wrong. For every time that is
 * compared with the server's: deadlines, "how long ago", today, the greeting. Durations measured on this
 * computer use `Date.now`.
 */
export const serverClock = {
  now: (): number => Date.now() + ahead,
  ahead: (): number => ahead,
  /** Called after a correction, so that open pages update their times. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Compares the date of an answer with this computer's clock, when the call was sent and now. */
  learn(serverMs: number, sentAt: number): void {
    const receivedAt = Date.now();
    const found = serverMs + 500 - (sentAt + receivedAt) / 2;
    // A slow answer counts if the difference is larger than the uncertainty from its delay.
    if (!(Math.abs(found - ahead) > blurMs + receivedAt - sentAt)) return;
    ahead = Math.abs(found) < noticedMs ? 0 : found;
    listeners.forEach((listener) => listener());
  },
};
