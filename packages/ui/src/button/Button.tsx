import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react';
import { useWords } from '../theme/useWords.js';
import { useClickGuard } from './useClickGuard.js';
import { zhButton } from './Button.zh.js';

/** The variants of a button, from the page's main action to a quiet or a dangerous one. */
export type ButtonVariant = 'primary' | 'secondary' | 'tonal' | 'text' | 'danger' | 'danger-outline';
/** The heights of a button. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Appearance of a button, shared with `LinkButton`. */
export interface ButtonLookProps {
  /** At most one primary button in a region. @default 'secondary' */
  variant?: ButtonVariant;
  /** The height: 32, 40 or 48 CSS pixels at the usual root size. @default 'md' */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** An element such as `<Icon name="plus" />`, so that a button without an icon loads none. */
  icon?: ReactElement;
  /** An icon after the label. */
  iconEnd?: ReactElement;
}

export interface ButtonProps extends ButtonLookProps, ComponentPropsWithRef<'button'> {
  /** Shows a spinner and the verb and ignores clicks; the width does not change. */
  loading?: boolean;
  /** The verb while loading, such as 提交中. @default locale.button.loading */
  loadingText?: ReactNode;
  /**
   * Why it is disabled. The button then stays reachable by keyboard and announces the reason. Alone it disables;
   * beside `disabled` it only counts while `disabled` is true.
   */
  disabledReason?: string;
  /** Ignores a second click that follows too soon, also without `loading`. */
  debounceClicks?: boolean;
  /** Duration of that guard in milliseconds; on wherever `loading` or `debounceClicks` is used. @default 3000 */
  debounce?: number;
}

/** Runs an action on this page. To go to another page use `LinkButton`. */
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
        // With a reason it stays focusable, so that keyboard users can read the reason.
        disabled={disabled && !reason}
        aria-disabled={!!reason || loading || undefined}
        aria-busy={loading || undefined}
        aria-describedby={reason ? `${describedBy ?? ''} ${reasonId}` : describedBy}
        title={reason}
        {...rest}
        onMouseDown={(event) => {
          // Blurring a field shows or removes its error line, which moves the button away under the pointer: the
          // click would be lost. So pressing a submit button does not blur the field.
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
      {/* Beside it, not inside: the reason is the description of the button, not part of its name. */}
      {reason && (
        <span hidden id={reasonId}>
          {reason}
        </span>
      )}
    </>
  );
}
