/** Retry interval while there is no network: short enough for a waiting user. */
const everyMs = 3_000;

/**
 * For a browser that reports no network: resolves when the portal answers, or when nobody waits any more. Spec 2.1 and
 * 8 end a login when the user-info call fails, so that call must wait: an offline start from the cache would cost the
 * login. Asks the server instead of the browser: `online` fires before anything answers.
 */
export async function untilAnswered(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await fetch('/version.json', { cache: 'no-store' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }
}
