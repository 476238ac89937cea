import { type ComponentPropsWithRef, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { FloatingFocusManager, FloatingList, FloatingPortal, useMergeRefs } from '@floating-ui/react';
import { itemsOf } from '../internal/itemsOf.js';
import type { OpenReason } from '../internal/openChange.js';
import { useFirstFocus } from '../internal/useFirstFocus.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { MenuPanel, MenuSeparator } from './DropdownMenu.styles.js';
import { type DropdownMenuItem, MenuRow } from './MenuRow.js';
import type { Menu } from './useMenu.js';

interface MenuSurfaceProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  menu: Menu;
  items: readonly DropdownMenuItem[] | null | undefined;
  /** Names the menu. Without it the trigger does. */
  label?: string;
  /** @default MenuPanel */
  panel?: typeof MenuPanel;
  onClose: (reason: OpenReason) => void;
  /** Called after the item's own `onSelect`. */
  onChoose: (item: DropdownMenuItem) => void;
}

/** The open menu, panel and rows, at any position. */
export function MenuSurface({
  menu,
  items,
  label,
  panel: Panel = MenuPanel,
  onClose,
  onChoose,
  style,
  onKeyDown,
  ref,
  ...rest
}: MenuSurfaceProps) {
  const container = usePortalContainer();
  const { context, activeIndex, elements, labels, getFloatingProps, getItemProps } = menu;
  const panelRef = useMergeRefs([context.refs.setFloating, ref]);
  // Focuses the menu and, once there is one, its active row: floating-ui moves the focus one frame later, and a key
  // press before that would go to the opener.
  useFirstFocus(context.elements.floating, useRef(null));
  useLayoutEffect(() => {
    if (activeIndex !== null) elements.current[activeIndex]?.focus({ preventScroll: true });
  }, [activeIndex, elements]);

  const choose = (item: DropdownMenuItem) => {
    onClose('select');
    item.onSelect?.();
    onChoose(item);
  };

  return (
    <FloatingPortal root={container} preserveTabOrder={false}>
      <FloatingFocusManager context={context} modal={false} guards={false} initialFocus={-1}>
        <Panel
          {...getFloatingProps({
            ...rest,
            // A menu is one tab stop: Tab closes it and returns to its opener.
            onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
              onKeyDown?.(event);
              if (event.key !== 'Tab') return;
              event.preventDefault();
              onClose('focus-out');
            },
          })}
          // After them: floating-ui would name it by its trigger, and a context menu has none.
          {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
          ref={panelRef}
          style={{ ...style, ...context.floatingStyles }}
        >
          <FloatingList elementsRef={elements} labelsRef={labels}>
            {itemsOf(items).map((item, index) => (
              <div key={item.key} role="none">
                {item.separated && index > 0 ? <MenuSeparator /> : null}
                <MenuRow
                  item={item}
                  active={index === activeIndex}
                  getItemProps={getItemProps}
                  onChoose={() => choose(item)}
                />
              </div>
            ))}
          </FloatingList>
        </Panel>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
