import { uniqueViolation } from '../../db/db.js';
import { PortalError } from '../../kernel/portal-error.js';

/** Waits for a deed whose unique keys are names. @throws nameTaken with the one that another row has */
export async function refusingTakenNames(
  deed: Promise<unknown>,
  nameOf: (violated: string) => string,
): Promise<null> {
  try {
    await deed;
    return null;
  } catch (error) {
    const violated = uniqueViolation(error);
    if (violated === undefined) throw error;
    throw new PortalError('nameTaken', { name: nameOf(violated) });
  }
}
