import { getConfig, prettyDOM } from 'storybook/test';

/** Storybook's own wrappers would fill the few lines that a report has room for. */
const isOurs = (node: Node) =>
  node.nodeType !== Node.COMMENT_NODE &&
  !(node instanceof Element && node.matches('script, style, svg, .sb-wrapper'));

/** Overlays stand after the story in the body, and are usually what was searched: they come first. */
function pageOf(container: Element): string {
  const focus = document.activeElement?.cloneNode() as Element | undefined;
  const layers = container === document.body ? [...container.children].toReversed() : [container];
  const shown = layers
    .filter((layer) => isOurs(layer) && layer.childElementCount > 0)
    .map((layer) => prettyDOM(layer, 7000, { filterNode: isOurs, highlight: false }));
  return [`focus: ${focus?.outerHTML ?? 'none'}, of the window: ${document.hasFocus()}`, ...shown].join('\n');
}

/**
 * An error with the whole page as text. `findBy` and `waitFor` create many errors before they succeed: so
 * the text is only computed when the error is read, after the final failure.
 */
export function getElementError(message: string | null, container: Element): Error {
  let text: string | undefined;
  const whole = () => (text ??= [message ?? '', pageOf(container)].join('\n\n'));
  const isWaiting = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;
  const error = new Error(isWaiting ? '' : whole());
  error.name = 'TestingLibraryElementError';
  if (isWaiting) Object.defineProperty(error, 'message', { get: whole });
  return error;
}
