import {
  cloneElement,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useRef,
  useState,
} from 'react';
import {
  FloatingFocusManager,
  FloatingList,
  FloatingPortal,
  type Placement,
  useClick,
  useDismiss,
  useInteractions,
  useListNavigation,
  useMergeRefs,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import { type OnOpenChange, useOpenState } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { MenuPanel, MenuSeparator } from './DropdownMenu.styles.js';
import { type DropdownMenuItem, MenuRow } from './MenuRow.js';

export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The button that opens it. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  items: readonly DropdownMenuItem[];
  /** Names the menu. @default the trigger's own name */
  label?: string;
  /** Any item was chosen; `item.onSelect` ran before. */
  onSelect?: (key: string) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: OnOpenChange;
  /** @default 'bottom-end' */
  placement?: Placement;
}

/** Actions or links behind one button. Disabled items stay reachable and say why. */
export function DropdownMenu({
  trigger,
  items,
  label,
  onSelect,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'bottom-end',
  style,
  onKeyDown,
  ref,
  ...rest
}: DropdownMenuProps) {
  const container = usePortalContainer();
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const { refs, context, floatingStyles } = useAnchored(isOpen, setOpen, placement);
  const { setReference, setFloating } = refs;
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context, { event: 'mousedown' }),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      disabledIndices: [], // disabled items are reachable: they say why
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: isOpen ? setActiveIndex : undefined }),
  ]);
  const triggerRef = useMergeRefs([setReference, trigger.props.ref]);
  const panelRef = useMergeRefs([setFloating, ref]);

  const choose = (item: DropdownMenuItem) => {
    setOpen(false, 'select');
    item.onSelect?.();
    onSelect?.(item.key);
  };

  return (
    <>
      {cloneElement(trigger, getReferenceProps({ ...trigger.props, ref: triggerRef }))}
      {isOpen ? (
        <FloatingPortal root={container} preserveTabOrder={false}>
          <FloatingFocusManager context={context} modal={false} guards={false}>
            <MenuPanel
              data-component="DropdownMenu"
              {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
              {...getFloatingProps({
                ...rest,
                // A menu is one stop: Tab leaves it, back to where it was opened.
                onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
                  onKeyDown?.(event);
                  if (event.key !== 'Tab') return;
                  event.preventDefault();
                  setOpen(false, 'focus-out');
                },
              })}
              ref={panelRef}
              style={{ ...style, ...floatingStyles }}
            >
              <FloatingList elementsRef={elements} labelsRef={labels}>
                {items.map((item, index) => (
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
            </MenuPanel>
          </FloatingFocusManager>
        </FloatingPortal>
      ) : null}
    </>
  );
}
