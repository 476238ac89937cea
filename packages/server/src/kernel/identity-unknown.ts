/** The service gave no result. Its message holds nothing of the person and no words of the service. */
export class IdentityUnknown extends Error {
  override readonly name = 'IdentityUnknown';
}
