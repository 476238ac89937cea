import { checkIdCard, checkPersonName } from '@ca-portal/api/domain';
import type { IdentityCheck } from '../../../ports/identity-check/index.js';

/** Looks at the form alone. It says that it is not connected, so that nothing claims more than that. */
export const formalIdentityCheck = (clock: () => Date): IdentityCheck => ({
  connected: false,
  matches: async ({ name, idNumber }) => checkPersonName(name).ok && checkIdCard(idNumber, clock()).ok,
});
