import {
  cloneElement,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
} from 'react';
import type { Placement } from '@floating-ui/react';
import { alsoHears } from '../internal/alsoHears.js';
import { type OnOpenChange, useOpenState } from '../internal/openChange.js';
import { overlayPart } from '../internal/overlayPart.js';
import { useOpener } from '../internal/useOpener.js';
import { useTipOpening } from './useTipOpening.js';

const OpenTooltip = overlayPart(async () => (await import('./OpenTooltip.js')).OpenTooltip);

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The described control: it must be focusable and have its own name. Its native `title` is removed, so that
   * there are not two tooltips. A disabled control must use `aria-disabled`: a `disabled` one gets no pointer or
   * keyboard events.
   */
  trigger: ReactElement<{ ref?: Ref<HTMLElement>; title?: string; 'aria-describedby'?: string }>;
  /** Short text without controls. Empty: no tooltip. */
  children?: ReactNode;
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The preferred side of its opener. @default 'top' */
  placement?: Placement;
  /** Delay in milliseconds under the pointer; by keyboard there is none. @default 300 */
  delay?: number;
}

/**
 * A short text about a control, on hover, on keyboard focus and on a long touch. It describes the control and
 * never names it, and must never be the only place of necessary information.
 */
export function Tooltip({
  trigger,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  placement = 'top',
  delay = 300,
  id,
  ...rest
}: TooltipProps) {
  const ownId = useId();
  const panelId = id ?? ownId;
  const empty = children === undefined || children === null || children === '' || children === false;
  const [wanted, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const isOpen = wanted && !empty;
  const [anchor, ref] = useOpener(isOpen, trigger.props.ref);
  const { openedBy, handlers } = useTipOpening({
    isOpen,
    setOpen,
    delay,
    empty,
    onNear: OpenTooltip.prefetch,
  });

  if (empty) return trigger;
  return (
    <>
      {cloneElement(trigger as ReactElement<ComponentPropsWithRef<'button'>>, {
        'aria-describedby': isOpen ? panelId : trigger.props['aria-describedby'],
        title: undefined,
        ...alsoHears(trigger.props, handlers),
        ref,
      })}
      {isOpen && anchor ? (
        <Suspense fallback={null}>
          {/* Opened without a press: a failed load shows no message. */}
          <OpenTooltip
            {...rest}
            {...{ anchor, openedBy, placement, setOpen }}
            id={panelId}
            quiet
            setShown={(shown) => setOpen(shown, 'other')}
          >
            {children}
          </OpenTooltip>
        </Suspense>
      ) : null}
    </>
  );
}
