import type { ComponentPropsWithRef, ReactElement, Ref } from 'react';
import type { Placement } from '@floating-ui/react';
import type { OnOpenChange } from '../internal/openChange.js';
import type { DropdownMenuItem } from './MenuRow.js';

export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The button that opens it. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement>; id?: string }>;
  /** The rows, in order. */
  items: readonly DropdownMenuItem[] | null | undefined;
  /** Names the menu. @default the trigger's own name */
  label?: string;
  /** Called for any item, after `item.onSelect`. */
  onSelect?: (key: string) => void;
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The preferred side of its opener. @default 'bottom-end' */
  placement?: Placement;
}
