export type StartProblem =
  | 'bad-setting'
  | 'directory-in-use'
  | 'directory-unwritable'
  | 'database-unreachable'
  | 'disk-full'
  | 'wrong-secret'
  | 'port-taken'
  | 'administrator-exists'
  | 'bad-answer';

/**
 * Why the server or one of its commands did not start: one sentence that says what to do, for the person at
 * the terminal.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly problem: StartProblem;

  constructor(problem: StartProblem, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.problem = problem;
  }
}

/** The system's code of a failed call, e.g. EACCES, anywhere in the chain of causes. */
export function systemCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : systemCode(error.cause);
}
