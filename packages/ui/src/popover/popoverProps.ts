import type { ComponentPropsWithRef, ReactElement, ReactNode, Ref } from 'react';
import type { Placement } from '@floating-ui/react';
import type { OnOpenChange } from '../internal/openChange.js';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  /** Names the panel. */
  label: string;
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The preferred side of its opener. @default 'bottom-end' */
  placement?: Placement;
  /** No padding: the content reaches the edges. */
  flush?: boolean;
  /** Content; a function gets `close`, for links and buttons that close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}
