import type { ComponentPropsWithRef, ReactElement } from 'react';
import { IconButtonRoot } from './IconButton.styles.js';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** An element such as `<Icon name="close" />`. */
  icon: ReactElement;
  /** What it does, as a verb. Spoken and shown as a tooltip. */
  label: string;
  /** With or without a border. @default 'plain' */
  variant?: 'plain' | 'outline';
  /** The height: 32 or 40 CSS pixels at the usual root size. @default 'md' */
  size?: 'sm' | 'md';
}

/** A button that is an icon alone. `children` may hold a badge, placed by the caller. */
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
