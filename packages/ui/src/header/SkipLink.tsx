import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../theme/useWords.js';
import { zhHeader } from './Header.zh.js';

const Skip = styled.a`
  position: absolute;
  top: var(--ca-s-2);
  left: var(--ca-s-4);
  z-index: var(--ca-z-toast);
  padding: var(--ca-s-2) var(--ca-s-4);
  border-radius: var(--ca-r-md);
  background: var(--ca-action);
  color: var(--ca-text-on-brand);

  /* Clipped, not moved away: a header may stand in the middle of a sheet. */
  &:not(:focus) {
    clip-path: inset(50%);
  }

  &:focus {
    color: var(--ca-text-on-brand);
  }
`;

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
