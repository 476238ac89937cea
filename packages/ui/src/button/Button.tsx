import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react';
import { useWords } from '../theme/useWords.js';
import { ButtonRoot, Labels, Spin } from './Button.styles.js';
import { useClickGuard } from './useClickGuard.js';
import { zhButton } from './Button.zh.js';

export type ButtonVariant = 'primary' | 'secondary' | 'tonal' | 'text' | 'danger' | 'danger-outline';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** How a button looks, shared with `LinkButton`. */
export interface ButtonLookProps {
  /** At most one primary button in a region. @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** An element such as `<Icon name="plus" />`: a button that has none loads none. */
  icon?: ReactElement;
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
  /** Milliseconds of that guard; on wherever `loading` or `debounceClicks` is used (spec 5). @default 3000 */
  debounce?: number;
}

/** Does something on this page. To go to another page use `LinkButton`. */
export function Button({
  variant = 'secondary',
  size = 'md',
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
  const reason = disabled === false ? undefined : disabledReason;
  const explained = reason !== undefined && reason !== '';
  const inert = explained || disabled === true;
  const handleClick = useClickGuard(onClick, {
    blocked: inert || loading === true,
    within: loading !== undefined || debounceClicks ? debounce : 0,
  });
  const label = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  );

  return (
    <>
      <ButtonRoot
        data-component="Button"
        data-variant={variant}
        data-size={size}
        data-block={block ? '' : undefined}
        data-disabled={inert ? '' : undefined}
        type={type}
        disabled={inert && !explained}
        aria-disabled={explained || loading ? true : undefined}
        aria-busy={loading ? true : undefined}
        aria-describedby={[describedBy, explained ? reasonId : ''].filter(Boolean).join(' ') || undefined}
        title={explained ? reason : undefined}
        {...rest}
        onMouseDown={(event) => {
          // Leaving a field shows or removes its error line, and the button moves away under the pointer: the click
          // would be lost. So pressing a submit button takes no focus from the field.
          if (type === 'submit') event.preventDefault();
          onMouseDown?.(event);
        }}
        onClick={handleClick}
      >
        {loading === undefined ? (
          label
        ) : (
          <Labels>
            <span data-hidden={loading ? '' : undefined}>{label}</span>
            <span data-hidden={loading ? undefined : ''}>
              <Spin aria-hidden />
              {loadingText ?? words.loading}
            </span>
          </Labels>
        )}
      </ButtonRoot>
      {/* Beside it, not inside: the reason describes the button and is no part of its name. */}
      {explained ? (
        <span hidden id={reasonId}>
          {reason}
        </span>
      ) : null}
    </>
  );
}
