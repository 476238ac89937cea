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

const OpenPopover = overlayPart(async () => (await import('./OpenPopover.js')).OpenPopover);

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it. */
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  /** Names the panel. */
  label: string;
  /** Whether it is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** The side of its opener where it stands when there is room. @default 'bottom-end' */
  placement?: Placement;
  /** No padding: the content reaches the edges. */
  flush?: boolean;
  /** A function gets `close`, for links and buttons that finish the matter. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * More about one control, beside it: a profile, messages, a filter. Not modal: the page stays usable. Its code comes when
 * somebody comes near the button.
 */
export function Popover({ trigger, open, defaultOpen = false, onOpenChange, ...rest }: PopoverProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const [anchor, ref] = useOpener(isOpen, trigger.props.ref);
  const { ahead } = OpenPopover;
  return (
    <>
      {cloneElement(trigger as ReactElement<ComponentPropsWithRef<'button'>>, {
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        ...alsoHears(trigger.props, {
          onPointerEnter: ahead,
          onFocus: ahead,
          onClick: () => setOpen(!isOpen, 'trigger'),
        }),
        ref,
      })}
      {isOpen && anchor ? (
        <Suspense>
          <OpenPopover {...rest} {...{ id, anchor, setOpen }} setShown={(shown) => setOpen(shown, 'other')} />
        </Suspense>
      ) : null}
    </>
  );
}
