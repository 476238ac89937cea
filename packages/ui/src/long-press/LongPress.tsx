import { type ComponentPropsWithRef, type CSSProperties, type MouseEvent, type ReactElement } from 'react';
import { useWords } from '../theme/useWords.js';
import { LongPressRoot } from './LongPress.styles.js';
import { zhLongPress } from './LongPress.zh.js';
import { LONG_PRESS_MS, type LongPressDetails, useLongPress } from './useLongPress.js';

export interface LongPressProps extends Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  /** Called when it was held long enough. */
  onLongPress: (details: LongPressDetails) => void;
  /** Milliseconds. @default 2000 */
  duration?: number;
  /** `danger` for an action that cannot be undone. @default 'secondary' */
  variant?: 'secondary' | 'danger';
  /** An element such as `<Icon name="trash" />`. */
  icon?: ReactElement;
}

/** The caller's handler, then ours. */
const both =
  <Event,>(own: ((event: Event) => void) | undefined, ours: (event: Event) => void) =>
  (event: Event) => {
    own?.(event);
    ours(event);
  };

/**
 * A button that must be held, so that nothing happens by accident; a bar shows the remaining time. A click without
 * pointer or key (from a screen reader or voice control) cannot be held and counts at once, and so does any click in
 * the elder-friendly mode, which never asks for a long press.
 */
export function LongPress({
  onLongPress,
  duration = LONG_PRESS_MS,
  variant = 'secondary',
  icon,
  disabled,
  type = 'button',
  style,
  children,
  ...rest
}: LongPressProps) {
  const words = useWords('longPress', zhLongPress);
  const { pressing, handlers } = useLongPress({ onLongPress, duration, disabled });

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const target = event.currentTarget;
    if (target.closest('[data-mode="elder"]')) onLongPress({ reason: 'elder', target });
    else if (event.detail === 0) onLongPress({ reason: 'assistive', target });
  };

  return (
    <LongPressRoot
      data-component="LongPress"
      data-variant={variant}
      data-state={pressing ? 'pressing' : 'idle'}
      type={type}
      disabled={disabled}
      {...rest}
      onPointerDown={both(rest.onPointerDown, handlers.onPointerDown)}
      onPointerMove={both(rest.onPointerMove, handlers.onPointerMove)}
      onPointerUp={both(rest.onPointerUp, handlers.onPointerUp)}
      onPointerCancel={both(rest.onPointerCancel, handlers.onPointerCancel)}
      onPointerLeave={both(rest.onPointerLeave, handlers.onPointerLeave)}
      onBlur={both(rest.onBlur, handlers.onBlur)}
      onKeyDown={both(rest.onKeyDown, (event) => {
        // In the elder-friendly mode Enter and Space click, as on every other button.
        if (!event.currentTarget.closest('[data-mode="elder"]')) handlers.onKeyDown(event);
      })}
      onKeyUp={both(rest.onKeyUp, (event) => {
        if (!event.currentTarget.closest('[data-mode="elder"]')) handlers.onKeyUp(event);
      })}
      onClickCapture={both(rest.onClickCapture, handlers.onClickCapture)}
      onClick={click}
      // A long touch opens the browser's context menu; here it is the gesture.
      onContextMenu={both(rest.onContextMenu, (event) => event.preventDefault())}
      style={{ ...style, '--local-duration': `${duration}ms` } as CSSProperties}
    >
      <span data-part="label">
        {icon}
        {children}
      </span>
      <span data-part="hint">{words.hint(Number((duration / 1000).toFixed(1)))}</span>
      <span data-part="elder-hint">{words.elderHint}</span>
      {pressing ? <span data-part="progress" aria-hidden="true" /> : null}
    </LongPressRoot>
  );
}
