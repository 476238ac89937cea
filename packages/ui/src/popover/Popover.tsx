import { cloneElement, type ComponentPropsWithRef, type ReactElement, Suspense, useId } from 'react';
import { alsoHears } from '../internal/alsoHears.js';
import { useOpenState } from '../internal/openChange.js';
import { overlayPart } from '../internal/overlayPart.js';
import { useOpener } from '../internal/useOpener.js';
import type { PopoverProps } from './popoverProps.js';

const OpenPopover = overlayPart(async () => (await import('./OpenPopover.js')).OpenPopover);

/**
 * More about one control, beside it: a profile, messages, a filter. Not modal: the page stays usable. Its code is
 * prefetched when pointer or focus comes near the button.
 */
export function Popover({ trigger, open, defaultOpen = false, onOpenChange, ...rest }: PopoverProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const [anchor, ref] = useOpener(isOpen, trigger.props.ref);
  const { prefetch } = OpenPopover;
  return (
    <>
      {cloneElement(trigger as ReactElement<ComponentPropsWithRef<'button'>>, {
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        ...alsoHears(trigger.props, {
          onPointerEnter: prefetch,
          onFocus: prefetch,
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
