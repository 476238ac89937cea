/**
 * The refusal as a sentence; a rejection is reported and gets a general sentence, so that the user always sees a
 * message.
 */
export async function answerOf(attempt: () => Promise<string | undefined>, general: string): Promise<string> {
  try {
    return (await attempt()) ?? '';
  } catch (error) {
    reportError(error);
    return general;
  }
}
