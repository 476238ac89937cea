import type { ComponentPropsWithRef } from 'react';
import type { ModalContent } from '../internal/ModalFrame.js';
import type { OnOpenChange } from '../internal/openChange.js';
import type { SwipeSide } from './useSwipeAway.js';

export interface DrawerProps extends ModalContent, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The side of the window where it opens. @default 'right' */
  side?: SwipeSide;
  /** On phones: full screen, or a bottom sheet of at most 85 % of the height. @default 'full' */
  phone?: 'full' | 'sheet';
  /** Esc, the close button, a swipe and an outside press close it. @default true */
  dismissible?: boolean;
  /** An outside press closes it; turn it off where typed text would be lost. @default true */
  closeOnOutsidePress?: boolean;
}
