/**
 * What the lost statement leaves behind. `none`: nothing, its transaction is gone with the connection. `unknown`: it
 * was a commit, or a write that is its own commit, and the answer is what got lost.
 */
export type Fate = 'none' | 'unknown';

/** The database did not answer: connection refused, cut or timed out, or no room for the work on its side. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
  readonly fate: Fate;

  constructor(fate: Fate, cause: unknown) {
    super('the database did not answer', { cause });
    this.fate = fate;
  }
}

/** Connection exceptions, insufficient resources (disk, memory, connections), and the server's going or coming. */
const states = /^(?:08...|53...|57P0[1-5])$/;
const systemCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** The driver's own, which carry no code. */
const sentences = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether what a driver threw means that the database is away, and not that it refused the statement. */
export function meansLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return states.test(code) || systemCodes.test(code) || sentences.test(error.message);
}

/** The server had no room for the statement (disk, memory, connections) and said so: it has not acted. */
export const meansRefused = (error: unknown): boolean =>
  error instanceof Error && codeOf(error).startsWith('53');

/** The loss inside an error, however deep drizzle has buried it. */
export function lossIn(error: unknown): DatabaseLost | undefined {
  for (let e = error; e instanceof Error; e = e.cause) if (e instanceof DatabaseLost) return e;
  return undefined;
}

const leavesNothing = /^\s*(?:select|begin|rollback|savepoint|release|listen|set|show)\b/i;
const commits = /^\s*commit\b/i;

/** What is left of a statement whose answer was lost. */
export function fateOf(text: string, inTransaction: boolean): Fate {
  if (commits.test(text)) return 'unknown';
  return inTransaction || leavesNothing.test(text) ? 'none' : 'unknown';
}
