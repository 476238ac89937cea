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
   * What it explains: a control that takes focus and has a name of its own. Its native `title` is left out, so that
   * there are not two. One that is off must be `aria-disabled`: a `disabled` one hears neither pointer nor keyboard.
   */
  trigger: ReactElement<{ ref?: Ref<HTMLElement>; title?: string; 'aria-describedby'?: string }>;
  /** A few words, no controls. Empty: no tooltip. */
  children?: ReactNode;
  /** Whether it is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The preferred side of its opener. @default 'top' */
  placement?: Placement;
  /** Milliseconds that the pointer rests first; the keyboard does not wait. @default 300 */
  delay?: number;
}

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
          {/* Nobody has asked: where its code does not come, nothing is said. */}
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
