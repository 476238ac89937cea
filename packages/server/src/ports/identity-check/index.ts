import { checkIdCard, checkPersonName } from '@ca-portal/api/domain';

/** Outside party: checks that a name belongs to an ID number, and both to a phone. */
export interface IdentityCheck {
  /** False if no real service is connected: pages then say 演示环境：未接入真实核验 (dossier 1.3). */
  readonly connected: boolean;
  matches(person: { name: string; idNumber: string; phone: string }): Promise<boolean>;
}

/** Checks only the format. It reports that it is not connected, so that pages do not claim more. */
export const formalIdentityCheck = (clock: () => Date): IdentityCheck => ({
  connected: false,
  matches: async ({ name, idNumber }) => checkPersonName(name).ok && checkIdCard(idNumber, clock()).ok,
});
