import type { ComponentPropsWithRef, ReactElement, Ref } from 'react';
import type { Placement } from '@floating-ui/react';
import type { OnOpenChange } from '../internal/openChange.js';
import type { DropdownMenuItem } from './MenuRow.js';

export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The button that opens it. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement>; id?: string }>;
  /** The rows, in their order. */
  items: readonly DropdownMenuItem[] | null | undefined;
  /** Names the menu. @default the trigger's own name */
  label?: string;
  /** Any item was chosen; `item.onSelect` ran before. */
  onSelect?: (key: string) => void;
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The side of its opener where it stands when there is room. @default 'bottom-end' */
  placement?: Placement;
}
