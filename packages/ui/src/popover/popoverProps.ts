import type { ComponentPropsWithRef, ReactElement, ReactNode, Ref } from 'react';
import type { Placement } from '@floating-ui/react';
import type { OnOpenChange } from '../internal/openChange.js';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  /** Names the panel. */
  label: string;
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The side of its opener where it stands when there is room. @default 'bottom-end' */
  placement?: Placement;
  /** No padding: the content reaches the edges. */
  flush?: boolean;
  /** A function gets `close`, for links and buttons that finish the matter. */
  children: ReactNode | ((close: () => void) => ReactNode);
}
