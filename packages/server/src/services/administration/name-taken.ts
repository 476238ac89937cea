import { uniqueViolation } from '../../db/db.js';
import { PortalError } from '../../kernel/portal-error.js';

/** Awaits a write whose unique keys are names. @throws nameTaken with the name that another row has */
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
