import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode, type Ref } from 'react';
import {
  FloatingPortal,
  type Placement,
  safePolygon,
  useDismiss,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import { type OnOpenChange, useOpenState } from '../internal/openChange.js';
import { useAnchored } from '../internal/useAnchored.js';
import { useLongPress } from '../long-press/useLongPress.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { TooltipPanel } from './Tooltip.styles.js';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * What it explains: a control that takes focus and has a name of its own. Its native `title` is left out, so that
   * there are not two. One that is off must be `aria-disabled`: a `disabled` one hears neither pointer nor keyboard.
   */
  trigger: ReactElement<{ ref?: Ref<HTMLElement>; title?: string }>;
  /** A few words, no controls. Empty: no tooltip. */
  children?: ReactNode;
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The side of its opener where it stands when there is room. @default 'top' */
  placement?: Placement;
  /** Milliseconds that the pointer rests first; the keyboard does not wait. @default 300 */
  delay?: number;
}

/** As phones do it: 2000 ms would be a wait for a hint, and nothing is changed by it. */
const TOUCH_MS = 500;

/**
 * A few words about a control, on hover, on keyboard focus and under a resting finger. It describes the control and
 * never names it, and never holds the only copy of something that is needed.
 */
export function Tooltip({
  trigger,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'top',
  delay = 300,
  style,
  ref,
  ...rest
}: TooltipProps) {
  const container = usePortalContainer();
  const empty = children === undefined || children === null || children === '' || children === false;
  const [wanted, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const isOpen = wanted && !empty;
  const { refs, context, floatingStyles } = useAnchored(isOpen, setOpen, placement);
  const { setReference, setFloating } = refs;
  const { handlers } = useLongPress({
    duration: TOUCH_MS,
    keyboard: false,
    pointerTypes: ['touch'],
    disabled: empty,
    onLongPress: () => setOpen(true, 'trigger'),
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      enabled: !empty,
      mouseOnly: true,
      move: false,
      delay: { open: delay, close: 100 },
      handleClose: safePolygon(), // the pointer may go onto the words (WCAG 1.4.13)
    }),
    useFocus(context, { enabled: !empty }),
    useDismiss(context, { referencePress: true }),
    useRole(context, { role: 'tooltip' }),
    { reference: handlers },
  ]);
  const triggerRef = useMergeRefs([setReference, trigger.props.ref]);
  const panelRef = useMergeRefs([setFloating, ref]);

  if (empty) return trigger;
  return (
    <>
      {cloneElement(trigger, getReferenceProps({ ...trigger.props, title: undefined, ref: triggerRef }))}
      {isOpen ? (
        <FloatingPortal root={container} preserveTabOrder={false}>
          <TooltipPanel
            data-component="Tooltip"
            {...getFloatingProps(rest)}
            ref={panelRef}
            style={{ ...style, ...floatingStyles }}
          >
            {children}
          </TooltipPanel>
        </FloatingPortal>
      ) : null}
    </>
  );
}
