import type { ComponentPropsWithRef } from 'react';
import type { ModalContent } from '../internal/ModalFrame.js';
import type { OnOpenChange } from '../internal/openChange.js';
import type { SwipeSide } from './useSwipeAway.js';

export interface DrawerProps extends ModalContent, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** Where it comes from. @default 'right' */
  side?: SwipeSide;
  /** On phones: the whole window, or a sheet from below of at most 85 % of its height. @default 'full' */
  phone?: 'full' | 'sheet';
  /** Esc, the close button, the swipe and the click beside it work. @default true */
  dismissible?: boolean;
  /** Turn it off where something is typed that would be lost. @default true */
  closeOnOutsidePress?: boolean;
}
