import type { AnchorHTMLAttributes, Ref } from 'react';
import { useLinkComponent } from '../theme/uiContext.js';
import type { ButtonLookProps } from './Button.js';

export interface LinkButtonProps extends ButtonLookProps, AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The link target. */
  href: string;
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to another page that looks like a `Button`. Rendered by `UiProvider linkComponent`. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  block,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) {
  const Anchor = useLinkComponent() as 'a';
  return (
    <Anchor
      data-part="action"
      data-component="LinkButton"
      data-variant={variant}
      data-size={size}
      data-block={block ? '' : undefined}
      {...rest}
    >
      {icon}
      {children}
      {iconEnd}
    </Anchor>
  );
}
