import { getConfig, prettyDOM } from 'storybook/test';

/**
 * The whole page as text, for the reader of a failure. A `findBy` or `waitFor` looks many times before there is what it
 * waits for: for these it is written when somebody reads it, which is where the waiting ends without success.
 */
export function getElementError(message: string | null, container: Element): Error {
  let text: string | undefined;
  const whole = () => (text ??= [message ?? '', prettyDOM(container)].join('\n\n'));
  const isWaiting = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;
  const error = new Error(isWaiting ? '' : whole());
  error.name = 'TestingLibraryElementError';
  if (isWaiting) Object.defineProperty(error, 'message', { get: whole });
  return error;
}
