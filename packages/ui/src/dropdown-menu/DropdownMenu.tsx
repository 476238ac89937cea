import { cloneElement, type ComponentPropsWithRef, type ReactElement, type Ref } from 'react';
import { type Placement, useClick, useMergeRefs } from '@floating-ui/react';
import { type OnOpenChange, useOpenState } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import type { DropdownMenuItem } from './MenuRow.js';
import { MenuSurface } from './MenuSurface.js';
import { useMenu } from './useMenu.js';

export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The button that opens it. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
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

/** Actions or links behind one button. Disabled items stay reachable and say why. */
export function DropdownMenu({
  trigger,
  onSelect,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-end',
  ...rest
}: DropdownMenuProps) {
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const { refs, context } = useAnchored(isOpen, setOpen, placement);
  const menu = useMenu({ context, open: isOpen, opening: useClick(context) });
  const triggerRef = useMergeRefs([refs.setReference, trigger.props.ref]);

  return (
    <>
      {cloneElement(trigger, menu.getReferenceProps({ ...trigger.props, ref: triggerRef }))}
      {isOpen ? (
        <MenuSurface
          data-component="DropdownMenu"
          {...rest}
          menu={menu}
          onClose={(reason) => setOpen(false, reason)}
          onChoose={(item) => onSelect?.(item.key)}
        />
      ) : null}
    </>
  );
}
