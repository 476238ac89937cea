import { type ComponentPropsWithRef, useId } from 'react';
import { Glyph } from '../icon/Glyph.js';
import { chatIcon } from '../icon/paths.js';
import { type FloatingSpotProps, useFloatingSpot } from '../internal/useFloatingSpot.js';
import { useWords } from '../theme/useWords.js';
import { FloatingButton } from './ChatButton.styles.js';
import { zhChatButton } from './ChatButton.zh.js';

export interface ChatButtonProps
  extends FloatingSpotProps, Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** At most about six characters. @default locale.chatButton.label */
  label?: string;
}

/**
 * Prefetches the code of the dialog when the pointer or focus comes near: most visitors never open it. A failed load
 * is reported when the chat is opened, which tries again.
 */
const prefetchChat = () => void import('../chat-dialog/OpenChat.js').catch(() => {});

/**
 * The floating button that opens the chat: `onClick` opens the `ChatDialog`, which returns the focus. People
 * move it out of their way by pointer or arrow keys; it snaps to an edge and remembers its position.
 */
export function ChatButton({
  label,
  spot,
  defaultSpot,
  onSpotChange,
  storageKey = 'chatSpot',
  ref,
  style,
  onFocus,
  onPointerEnter,
  ...rest
}: ChatButtonProps) {
  const words = useWords('chatButton', zhChatButton);
  const hint = useId();
  const place = useFloatingSpot({ spot, defaultSpot, onSpotChange, storageKey, theirs: rest }, ref);
  const { ref: placeRef, data, handlers, style: where } = place;
  return (
    <FloatingButton
      aria-haspopup="dialog"
      aria-describedby={hint}
      {...rest}
      {...data}
      {...handlers}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchChat();
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetchChat();
      }}
      ref={placeRef}
      data-component="ChatButton"
      type="button"
      style={{ ...style, ...where }}
    >
      <Glyph of={chatIcon} />
      <span data-part="label">{label ?? words.label}</span>
      <span id={hint} hidden>
        {words.moveHint}
      </span>
    </FloatingButton>
  );
}
