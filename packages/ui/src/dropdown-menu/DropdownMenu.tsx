import {
  cloneElement,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  Suspense,
  useId,
  useState,
} from 'react';
import { alsoHears } from '../internal/alsoHears.js';
import { useOpenState } from '../internal/openChange.js';
import { overlayPart } from '../internal/overlayPart.js';
import { useOpener } from '../internal/useOpener.js';
import type { DropdownMenuProps } from './dropdownMenuProps.js';
import type { MenuStart } from './useMenu.js';

const OpenMenu = overlayPart(async () => (await import('./OpenMenu.js')).OpenMenu);

/** Actions or links behind one button. Disabled items stay focusable and show the reason. */
export function DropdownMenu({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-end',
  id,
  ...rest
}: DropdownMenuProps) {
  const ownId = useId();
  const menuId = id ?? ownId;
  const triggerId = trigger.props.id ?? `${ownId}-trigger`;
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const [anchor, ref] = useOpener(isOpen, trigger.props.ref);
  // By keyboard a row gets the focus, by pointer the menu.
  const [start, setStart] = useState<MenuStart>();
  const show = (next: boolean, from: MenuStart) => {
    setStart(from);
    setOpen(next, 'trigger');
  };
  return (
    <>
      {cloneElement(trigger as ReactElement<ComponentPropsWithRef<'button'>>, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? menuId : undefined,
        ...alsoHears(trigger.props, {
          onPointerEnter: OpenMenu.prefetch,
          onFocus: OpenMenu.prefetch,
          onClick: ({ detail }: MouseEvent) => show(!isOpen, detail === 0 ? 'first' : undefined),
          onKeyDown(event: KeyboardEvent) {
            if (isOpen || event.defaultPrevented) return;
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            show(true, event.key === 'ArrowDown' ? 'first' : 'last');
          },
        }),
        ref,
      })}
      {isOpen && anchor ? (
        <Suspense fallback={null}>
          <OpenMenu
            {...rest}
            id={menuId}
            triggerId={triggerId}
            anchor={anchor}
            start={start}
            placement={placement}
            setOpen={setOpen}
            setShown={(shown) => setOpen(shown, 'other')}
          />
        </Suspense>
      ) : null}
    </>
  );
}
