/**
 * The part of an error that may be logged: never the parameters of a statement, nor the row that PostgreSQL
 * quotes.
 */
export interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly cause?: LoggedError | undefined;
}

/**
 * Errors of bad data (class 22) repeat the value in quotes; other errors quote names of tables and
 * constraints.
 */
const withoutValues = (message: string, code: string | undefined): string =>
  code?.startsWith('22') ? message.replace(/"(?:[^"\\]|\\.)*"?/g, '"***"') : message;

/** drizzle appends `params: …` to the statement. */
const withoutParameters = (text: string): string => text.replace(/\nparams: [^]*$/, '');

const textIn = (error: object, field: string): string | undefined => {
  const value: unknown = (error as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : undefined;
};

/** A stack begins with the message, which may contain values: only its frames are kept. */
const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutParameters(String(error)), stack: '' };
  const code = textIn(error, 'code');
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutValues(withoutParameters(error.message), code),
    stack: framesOf(error.stack),
    code,
    constraint: textIn(error, 'constraint'),
    table: textIn(error, 'table'),
    cause: error.cause !== undefined && depth < 5 ? errorForLog(error.cause, depth + 1) : undefined,
  };
}
