import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/index.js';
import { StatusPill } from './StatusTag.styles.js';

/** Violet is in progress, teal is ready for pickup, neutral is finished. */
export type StatusFamily = 'success' | 'warning' | 'danger' | 'info' | 'violet' | 'teal' | 'neutral';

export interface StatusTagProps extends ComponentPropsWithRef<'span'> {
  /** The color family of the state, from the map. */
  family: StatusFamily;
  /** Required: color, icon and word appear together. */
  icon: IconName;
}

/** The state of a certificate or an order: color, icon and word. For other labels use `Tag`. */
export function StatusTag({ family, icon, children, ...rest }: StatusTagProps) {
  return (
    <StatusPill {...rest} data-component="StatusTag" data-family={family}>
      <Icon name={icon} />
      {children}
    </StatusPill>
  );
}
