/** The sentence of a refusal; a rejection is reported and gets the general one, so that nobody waits without a word. */
export async function answerOf(attempt: () => Promise<string | undefined>, general: string): Promise<string> {
  try {
    return (await attempt()) ?? '';
  } catch (error) {
    reportError(error);
    return general;
  }
}
