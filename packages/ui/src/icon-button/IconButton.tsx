import type { ComponentPropsWithRef, ReactElement } from 'react';
import { IconButtonRoot } from './IconButton.styles.js';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** An element such as `<Icon name="close" />`. */
  icon: ReactElement;
  /** The action, as a verb: its accessible name and tooltip. */
  label: string;
  /** With or without a border. @default 'plain' */
  variant?: 'plain' | 'outline';
  /** The height: 32 or 40 CSS pixels at the usual root size. @default 'md' */
  size?: 'sm' | 'md';
}

/** A button with an icon only. `children` may be a badge, positioned by the caller. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <IconButtonRoot
      data-component="IconButton"
      data-variant={variant}
      data-size={size}
      type={type}
      aria-label={label}
      title={label}
      {...rest}
    >
      {icon}
      {children}
    </IconButtonRoot>
  );
}
