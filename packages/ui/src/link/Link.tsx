import type { AnchorHTMLAttributes, Ref } from 'react';
import { HiddenText } from '../theme/HiddenText.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { LinkRoot } from './Link.styles.js';
import { zhLink } from './Link.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { externalIcon } from '../icon/paths.js';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The link target. */
  href: string;
  /** Links to another site: opens in a new window, with an icon and a spoken hint. */
  external?: boolean;
  /** Always underlined; use it inside running text, where color alone would mark the link. */
  underline?: boolean;
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A text link. Inside the portal it is rendered by `UiProvider linkComponent`. */
export function Link({ external, underline, children, ...rest }: LinkProps) {
  const words = useWords('link', zhLink);
  const Anchor = useLinkComponent() as 'a';
  return (
    <LinkRoot
      as={external ? 'a' : Anchor}
      data-component="Link"
      data-underline={underline ? '' : undefined}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
    >
      {children}
      {external ? (
        <>
          <Glyph of={externalIcon} />
          <HiddenText>{words.external}</HiddenText>
        </>
      ) : null}
    </LinkRoot>
  );
}
