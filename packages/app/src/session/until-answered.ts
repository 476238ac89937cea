/** How often to try while there is no network: soon enough for somebody who waits. */
const everyMs = 3_000;

/**
 * Resolves when the portal answers, or when nobody waits any more; for a browser that says it has no network. Spec 2.1
 * and 8 end a login with any failure of the user-info call, so that call is not made before: a start from what was kept
 * for reading would cost the login. Asked rather than heard from the browser: `online` comes before anything answers.
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
