import type { ComponentPropsWithRef } from 'react';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { Skip } from './SkipLink.styles.js';
import { zhHeader } from './Header.zh.js';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** Id of the main region. @default 'main' */
  target?: string;
}

/** The first stop of the keyboard on every page; `Header` brings one, the app shell places its own. */
export function SkipLink({ target = 'main', ...rest }: SkipLinkProps) {
  const words = useWords('header', zhHeader);
  return (
    <Skip {...rest} data-component="SkipLink" href={`#${target}`}>
      {words.skip}
    </Skip>
  );
}

/** The second stop for whoever is not logged in: the entry itself stands behind the whole head. */
export function SkipToLogin({ href }: { href: string }) {
  const words = useWords('header', zhHeader);
  const LinkComponent = useLinkComponent();
  return (
    <Skip as={LinkComponent as 'a'} href={href}>
      {words.skipToLogin}
    </Skip>
  );
}
