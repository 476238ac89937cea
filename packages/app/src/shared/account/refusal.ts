import { isApiError } from '@ca-portal/api';
import { causeOf } from '../failure/index.js';

/** Runs a call for a dialog that shows refusals itself. Returns undefined on success, else the sentence to show. */
export async function sentenceOf(call: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    if (isApiError(error) && error.kind === 'business' && error.message) return error.message;
    return `${causeOf(error)}，请再试一次。`;
  }
}
