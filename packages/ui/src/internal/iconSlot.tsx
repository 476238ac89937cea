import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.js';

/** An icon by its name, or any element in its place. */
export type IconSlot = IconName | ReactElement;

export const renderIcon = (icon: IconSlot | undefined): ReactNode =>
  typeof icon === 'string' ? <Icon name={icon} /> : icon;
