import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Glyph, type GlyphProps } from '../icon/Glyph.js';
import { checkCircleIcon, infoIcon, warningIcon } from '../icon/paths.js';
import { useWords } from '../theme/useWords.js';
import { AlertAction, AlertBody, AlertRoot } from './Alert.styles.js';
import { zhAlert } from './Alert.zh.js';

/** The tones of an `Alert`. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export const alertIcons: Readonly<Record<AlertTone, GlyphProps['of']>> = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: warningIcon,
  danger: warningIcon,
};

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The tone; it sets color and icon. @default 'info' */
  tone?: AlertTone;
  /** A bold sentence. */
  title?: ReactNode;
  /** At most one action. */
  action?: ReactNode;
  /**
   * Announced by screen readers: `danger` interrupts, the others wait. For an alert that appears while the page is in
   * use; leave it out for one that is there from the start.
   */
  live?: boolean;
}

/** Information the reader needs on this page: what happened, why, what to do next. */
export function Alert({ tone = 'info', title, action, live, children, ...rest }: AlertProps) {
  const locale = useWords('alert', zhAlert);
  return (
    <AlertRoot
      data-component="Alert"
      data-tone={tone}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      {...rest}
    >
      <Glyph of={alertIcons[tone]} label={locale[tone]} />
      <AlertBody>
        {title ? <strong>{title}</strong> : null}
        {children}
      </AlertBody>
      {action ? <AlertAction>{action}</AlertAction> : null}
    </AlertRoot>
  );
}
