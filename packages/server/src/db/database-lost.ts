/**
 * What a lost statement leaves behind. `none`: nothing, its transaction ended with the connection. `unknown`:
 * it was a commit, or a write outside a transaction, and only the answer was lost.
 */
export type Fate = 'none' | 'unknown';

/**
 * The database did not answer: the connection was refused, cut or timed out, or the server had no room for
 * the work.
 */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
  readonly fate: Fate;

  constructor(fate: Fate, cause: unknown) {
    super('the database did not answer', { cause });
    this.fate = fate;
  }
}

/**
 * Connection exceptions, insufficient resources (disk, memory, connections), and a server that shuts down or
 * starts up.
 */
const states = /^(?:08...|53...|57P0[1-5])$/;
const systemCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** The driver's own messages, which carry no code. */
const sentences = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** True if the driver's error means that the database is unreachable, not that it refused the statement. */
export function meansLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return states.test(code) || systemCodes.test(code) || sentences.test(error.message);
}

/**
 * The server had no room for the statement (disk, memory, connections) and reported it, so nothing was done.
 */
export const meansRefused = (error: unknown): boolean =>
  error instanceof Error && codeOf(error).startsWith('53');

/** Finds the DatabaseLost inside an error, however deep drizzle wraps it. */
export function lossIn(error: unknown): DatabaseLost | undefined {
  for (let e = error; e instanceof Error; e = e.cause) if (e instanceof DatabaseLost) return e;
  return undefined;
}

const leavesNothing = /^\s*(?:select|begin|rollback|savepoint|release|listen|set|show)\b/i;
const commits = /^\s*commit\b/i;

/** What remains of a statement whose answer was lost. */
export function fateOf(text: string, inTransaction: boolean): Fate {
  if (commits.test(text)) return 'unknown';
  return inTransaction || leavesNothing.test(text) ? 'none' : 'unknown';
}
