import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/index.js';
import { StatusPill } from './StatusTag.styles.js';

/** Violet is work in progress, teal is waiting for pickup, neutral is over. */
export type StatusFamily = 'success' | 'warning' | 'danger' | 'info' | 'violet' | 'teal' | 'neutral';

export interface StatusTagProps extends ComponentPropsWithRef<'span'> {
  /** The color family of the state, from the map. */
  family: StatusFamily;
  /** Always given: color, icon and words appear together. */
  icon: IconName;
}

/** The state of a certificate or an order: color, icon and word. For a plain mark use `Tag`. */
export function StatusTag({ family, icon, children, ...rest }: StatusTagProps) {
  return (
    <StatusPill {...rest} data-component="StatusTag" data-family={family}>
      <Icon name={icon} />
      {children}
    </StatusPill>
  );
}
