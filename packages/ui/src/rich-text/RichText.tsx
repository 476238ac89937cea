import { type ComponentPropsWithRef, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { RichTextRoot } from './RichText.styles.js';
import { sanitize } from './sanitize.js';

export interface RichTextProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** Untrusted HTML from an editor or another system. */
  html: string | null | undefined;
  /** Rendered on the server and until the browser has sanitized the text. */
  fallback?: ReactNode;
}

const never = () => () => {};

/**
 * The body of a notice, help article or agreement that arrives as HTML. Sanitized by an allow list in the browser;
 * the server renders `fallback` only, because the sanitizer needs a document. Plain text needs no RichText.
 */
export function RichText({ html, fallback, ...rest }: RichTextProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const safe = useMemo(() => (inBrowser && html ? sanitize(html) : ''), [inBrowser, html]);
  return (
    <RichTextRoot data-component="RichText" aria-busy={inBrowser ? undefined : true} {...rest}>
      {inBrowser ? (
        // oxlint-disable-next-line react/no-danger -- the one place for it: the text has just been sanitized
        <div data-part="content" dangerouslySetInnerHTML={{ __html: safe }} />
      ) : (
        fallback
      )}
    </RichTextRoot>
  );
}
