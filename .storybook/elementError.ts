import { getConfig, prettyDOM } from 'storybook/test';

/**
 * An error with the whole page as text. `findBy` and `waitFor` create many errors before they succeed: so
 * the text is only computed when the error is read, after the final failure.
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
