import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useLocale } from '../theme/index.js';

const Skip = styled.a`
  position: absolute;
  top: var(--s-2);
  left: var(--s-4);
  z-index: var(--z-toast);
  padding: var(--s-2) var(--s-4);
  border-radius: var(--r-md);
  background: var(--action);
  color: var(--text-on-brand);

  /* Clipped, not moved away: a header may stand in the middle of a sheet. */
  &:not(:focus) {
    clip-path: inset(50%);
  }

  &:focus {
    color: var(--text-on-brand);
  }
`;

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** Id of the main region. @default 'main' */
  target?: string;
}

/** The first stop of the keyboard on every page; `Header` brings one, the app shell places its own. */
export function SkipLink({ target = 'main', ...rest }: SkipLinkProps) {
  const words = useLocale().header;
  return (
    <Skip {...rest} data-component="SkipLink" href={`#${target}`}>
      {words.skip}
    </Skip>
  );
}
