import {
  cloneElement,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import type { Placement } from '@floating-ui/react';
import { lazyPart } from '../internal/lazyPart.js';
import { useMergedRefs } from '../internal/useMergedRefs.js';

const OpenPopover = lazyPart(async () => (await import('./OpenPopover.js')).OpenPopover);

interface LazyPopoverProps {
  /** The button that opens it. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  /** Names the panel. */
  label: string;
  /** It was opened by a click that came before its code had loaded. @default false */
  defaultOpen?: boolean | undefined;
  /** @default 'bottom-end' */
  placement?: Placement;
  /** Content; a function gets `close`, for links and buttons that close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A minimal `Popover`, for overlays on every page that are seldom opened. The button is the same element before
 * and after loading, so that the focus stays on it.
 */
export function LazyPopover({
  trigger,
  label,
  defaultOpen = false,
  placement = 'bottom-end',
  children,
}: LazyPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(defaultOpen);
  const ref = useMergedRefs<HTMLButtonElement>(setAnchor, trigger.props.ref);
  return (
    <>
      {cloneElement(trigger, {
        ref,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onPointerEnter: OpenPopover.prefetch,
        onFocus: OpenPopover.prefetch,
        onClick: () => setOpen(!open),
      })}
      {open && anchor ? (
        <Suspense fallback={null}>
          <OpenPopover
            anchor={anchor}
            label={label}
            placement={placement}
            setOpen={setOpen}
            setShown={setOpen}
          >
            {children}
          </OpenPopover>
        </Suspense>
      ) : null}
    </>
  );
}
