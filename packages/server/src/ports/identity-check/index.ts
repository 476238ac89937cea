/** Outside party: does this name belong to this ID number, and both to this phone? */
export interface IdentityCheck {
  /** False if no real service is connected: pages then say 演示环境：未接入真实核验 (dossier 1.3). */
  readonly connected: boolean;
  /** Throws when there is no result; the person may ask again later. */
  matches(person: { name: string; idNumber: string; phone: string }): Promise<boolean>;
}
