import type { ComponentPropsWithRef } from 'react';
import { HeaderRoot } from '../Header.styles.js';
import { SkipLink, SkipToLogin } from '../SkipLink.js';

export interface RootProps extends ComponentPropsWithRef<'header'> {
  /** Id of the main region for the skip link. @default 'main' */
  mainId?: string;
  /** Where one logs in, for a second skip link; leave it out for whoever is signed in. */
  loginHref?: string | undefined;
}

/** The `<header>` with its skip links; the rows of the head stand in it. */
export function Root({ mainId, loginHref, children, ...rest }: RootProps) {
  return (
    <HeaderRoot {...rest} data-component="Header">
      <SkipLink target={mainId} />
      {loginHref ? <SkipToLogin href={loginHref} /> : null}
      {children}
    </HeaderRoot>
  );
}
