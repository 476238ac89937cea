import type { ComponentPropsWithRef } from 'react';
import { HeaderRoot } from '../Header.styles.js';
import { SkipLink, SkipToLogin } from '../SkipLink.js';

export interface RootProps extends ComponentPropsWithRef<'header'> {
  /** Id of the main region for the skip link. @default 'main' */
  mainId?: string;
  /** The login address, for a second skip link; leave it out when somebody is signed in. */
  loginHref?: string | undefined;
}

/** The `<header>` with its skip links; it contains the rows of the header. */
export function Root({ mainId, loginHref, children, ...rest }: RootProps) {
  return (
    <HeaderRoot {...rest} data-component="Header">
      <SkipLink target={mainId} />
      {loginHref ? <SkipToLogin href={loginHref} /> : null}
      {children}
    </HeaderRoot>
  );
}
