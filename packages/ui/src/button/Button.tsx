import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react';
import { useWords } from '../theme/useWords.js';
import { useClickGuard } from './useClickGuard.js';
import { zhButton } from './Button.zh.js';

/** The looks of a button, from the page's one main action to a quiet or a dangerous one. */
export type ButtonVariant = 'primary' | 'secondary' | 'tonal' | 'text' | 'danger' | 'danger-outline';
/** The heights of a button. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** How a button looks, shared with `LinkButton`. */
export interface ButtonLookProps {
  /** At most one primary button in a region. @default 'secondary' */
  variant?: ButtonVariant;
  /** The height: 32, 40 or 48 CSS pixels at the usual root size. @default 'md' */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** An element such as `<Icon name="plus" />`: a button that has none loads none. */
  icon?: ReactElement;
  /** A picture behind the words. */
  iconEnd?: ReactElement;
}

export interface ButtonProps extends ButtonLookProps, ComponentPropsWithRef<'button'> {
  /** Something is under way: spinner and verb, clicks are ignored, the width stays. */
  loading?: boolean;
  /** The verb while loading, such as 提交中. @default locale.button.loading */
  loadingText?: ReactNode;
  /**
   * Why it cannot be pressed. The button then stays reachable by keyboard and speaks the reason.
   * Alone it disables; beside `disabled` it only counts while `disabled` is true.
   */
  disabledReason?: string;
  /** Ignores clicks that follow too soon, also without `loading`. */
  debounceClicks?: boolean;
  /** Milliseconds of that guard; on wherever `loading` or `debounceClicks` is used. @default 3000 */
  debounce?: number;
}

/** Does something on this page. To go to another page use `LinkButton`. */
export function Button({
  variant = 'secondary',
  size,
  block,
  icon,
  iconEnd,
  loading,
  loadingText,
  disabled,
  disabledReason,
  debounceClicks,
  debounce = 3000,
  onClick,
  onMouseDown,
  children,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const words = useWords('button', zhButton);
  const reasonId = useId();
  const reason = disabled === false ? '' : disabledReason;
  const watched = loading !== undefined;
  const label = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  );

  return (
    <>
      <button
        data-part="action"
        data-component="Button"
        data-variant={variant}
        data-size={size}
        data-block={block || undefined}
        data-disabled={!!reason || undefined}
        // oxlint-disable-next-line react/button-has-type -- 'button' unless the caller says otherwise
        type={type}
        // With a reason it stays reachable, so that the keyboard meets the reason.
        disabled={disabled && !reason}
        aria-disabled={!!reason || loading || undefined}
        aria-busy={loading || undefined}
        aria-describedby={reason ? `${describedBy ?? ''} ${reasonId}` : describedBy}
        title={reason}
        {...rest}
        onMouseDown={(event) => {
          // Leaving a field shows or removes its error line, and the button moves away under the pointer: the click
          // would be lost. So pressing a submit button takes no focus from the field.
          if (type === 'submit') event.preventDefault();
          onMouseDown?.(event);
        }}
        onClick={useClickGuard(
          onClick,
          !!(disabled || reason || loading),
          watched || debounceClicks ? debounce : 0,
        )}
      >
        {watched ? (
          <>
            <span data-part="label" aria-hidden={loading || undefined}>
              {label}
            </span>
            <span data-part="label" aria-hidden={!loading || undefined}>
              <i data-part="spin" />
              {loadingText ?? words.loading}
            </span>
          </>
        ) : (
          label
        )}
      </button>
      {/* Beside it, not inside: the reason describes the button and is no part of its name. */}
      {reason && (
        <span hidden id={reasonId}>
          {reason}
        </span>
      )}
    </>
  );
}
