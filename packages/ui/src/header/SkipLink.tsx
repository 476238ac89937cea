import type { ComponentPropsWithRef } from 'react';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { Skip } from './SkipLink.styles.js';
import { zhHeader } from './Header.zh.js';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** Id of the main region. @default 'main' */
  target?: string;
}

/** The first tab stop of every page; `Header` has one, the app shell places its own. */
export function SkipLink({ target = 'main', ...rest }: SkipLinkProps) {
  const words = useWords('header', zhHeader);
  return (
    <Skip {...rest} data-component="SkipLink" href={`#${target}`}>
      {words.skip}
    </Skip>
  );
}

/** The second tab stop for signed-out visitors: the login itself comes after the whole header. */
export function SkipToLogin({ href }: { href: string }) {
  const words = useWords('header', zhHeader);
  const LinkComponent = useLinkComponent();
  return (
    <Skip as={LinkComponent as 'a'} href={href}>
      {words.skipToLogin}
    </Skip>
  );
}
