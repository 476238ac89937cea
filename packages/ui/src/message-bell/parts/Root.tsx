import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Glyph } from '../../icon/Glyph.js';
import { bellIcon } from '../../icon/paths.js';
import { IconButton } from '../../icon-button/IconButton.js';
import { type OnOpenChange, useOpenState } from '../../internal/openChange.js';
import { useWords } from '../../theme/useWords.js';
import { BellPopover, Count, Views } from '../BellPopover.styles.js';
import { zhMessageBell } from '../MessageBell.zh.js';
import { shownCount } from '../messages.js';

/** Above it the badge reads `99+`. */
const BADGE_MAX = 99;
/** The button's own name tells the figure. */
const SAID_ABOVE = '';

export interface RootProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** How many messages are unread: the figure at the bell, and what its name says. */
  unread: number;
  /** Whether the popover is shown. With it the caller keeps the state. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with the reason. */
  onOpenChange?: OnOpenChange;
  /** Somebody comes near: time to load what the popover holds. */
  onNear?: () => void;
  /** What the popover holds; a function gets `close`, for what finishes the matter, and what opens it again. */
  children: ReactNode | ((close: () => void, setOpen: (open: boolean) => void) => ReactNode);
}

/** The bell with its figure, and the popover that it opens: a sheet below the top bar on phones. */
export function Root({
  unread,
  open,
  defaultOpen = false,
  onOpenChange,
  onNear,
  onFocus,
  onPointerEnter,
  children,
  ...rest
}: RootProps) {
  const words = useWords('messageBell', zhMessageBell);
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const count = shownCount(unread);
  const spoken = count > BADGE_MAX ? words.unreadMoreThan(BADGE_MAX) : words.unread(count);
  return (
    <BellPopover
      flush
      label={words.name}
      open={isOpen}
      onOpenChange={(next, { reason }) => setOpen(next, reason)}
      trigger={
        <IconButton
          {...rest}
          data-component="MessageBell"
          onFocus={(event) => {
            onFocus?.(event);
            onNear?.();
          }}
          onPointerEnter={(event) => {
            onPointerEnter?.(event);
            onNear?.();
          }}
          icon={<Glyph of={bellIcon} />}
          label={count > 0 ? spoken : words.name}
        >
          <Count count={count} max={BADGE_MAX} label={SAID_ABOVE} />
        </IconButton>
      }
    >
      {(close) =>
        typeof children === 'function' ? (
          children(close, (next) => setOpen(next, 'other'))
        ) : (
          <Views>{children}</Views>
        )
      }
    </BellPopover>
  );
}
