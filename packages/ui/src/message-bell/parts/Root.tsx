import { type ComponentPropsWithRef, type ReactNode, Suspense, useId } from 'react';
import { Glyph } from '../../icon/Glyph.js';
import { bellIcon } from '../../icon/paths.js';
import { IconButton } from '../../icon-button/IconButton.js';
import { type OnOpenChange, useOpenState } from '../../internal/openChange.js';
import { overlayPart } from '../../internal/overlayPart.js';
import { useOpener } from '../../internal/useOpener.js';
import { useWords } from '../../theme/useWords.js';
import { Count, Views } from '../BellPopover.styles.js';
import { zhMessageBell } from '../MessageBell.zh.js';
import { shownCount } from '../messages.js';

const OpenBell = overlayPart(async () => (await import('../OpenBell.styles.js')).OpenBell);

/** Above it the badge reads `99+`. */
const BADGE_MAX = 99;
/** The accessible name of the button contains the count. */
const SAID_ABOVE = '';

export interface RootProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Number of unread messages: the badge of the bell and part of its name. */
  unread: number;
  /** Whether the popover is open; makes it controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** Called when pointer or focus comes near: prefetch the content. */
  onNear?: () => void;
  /** Content of the popover; a function gets `close`, for actions that close it, and `setOpen`. */
  children: ReactNode | ((close: () => void, setOpen: (open: boolean) => void) => ReactNode);
}

/** The bell with its badge and its popover: a sheet below the top bar on phones. */
export function Root({
  unread,
  open,
  defaultOpen = false,
  onOpenChange,
  onNear,
  onFocus,
  onPointerEnter,
  onClick,
  ref,
  children,
  ...rest
}: RootProps) {
  const words = useWords('messageBell', zhMessageBell);
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const id = useId();
  const [anchor, anchorRef] = useOpener(isOpen, ref);
  const near = () => {
    OpenBell.prefetch();
    onNear?.();
  };
  const count = shownCount(unread);
  const spoken = count > BADGE_MAX ? words.unreadMoreThan(BADGE_MAX) : words.unread(count);
  return (
    <>
      <IconButton
        {...rest}
        ref={anchorRef}
        data-component="MessageBell"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onFocus={(event) => {
          onFocus?.(event);
          near();
        }}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          near();
        }}
        onClick={(event) => {
          onClick?.(event);
          setOpen(!isOpen, 'trigger');
        }}
        icon={<Glyph of={bellIcon} />}
        label={count > 0 ? spoken : words.name}
      >
        <Count count={count} max={BADGE_MAX} label={SAID_ABOVE} />
      </IconButton>
      {isOpen && anchor ? (
        <Suspense>
          <OpenBell
            {...{ id, anchor, setOpen }}
            flush
            label={words.name}
            setShown={(shown) => setOpen(shown, 'other')}
          >
            {(close) =>
              typeof children === 'function' ? (
                children(close, (next) => setOpen(next, 'other'))
              ) : (
                <Views>{children}</Views>
              )
            }
          </OpenBell>
        </Suspense>
      ) : null}
    </>
  );
}
