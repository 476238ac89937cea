import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/index.js';
import { Input, type InputProps } from '../input/index.js';
import { describedByOf, fieldIds, FieldShell } from '../internal/FieldShell.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { SmsRow } from './SmsCodeField.styles.js';
import { useCountdown } from './useCountdown.js';
import { zhSmsCodeField } from './SmsCodeField.zh.js';

export interface SmsCodeFieldProps extends Omit<InputProps, 'prefix' | 'suffix' | 'type'> {
  /**
   * Sends the code; resolves to `true` when it was sent. For a refusal, `false`, show your own message (toast or
   * `error`); for a rejection the field shows one.
   */
  onSend: () => Promise<boolean>;
  /** Why a code cannot be requested yet, such as: the captcha is still empty. */
  sendDisabledReason?: string;
  /** Disables the send button; the code can still be typed. */
  sendDisabled?: boolean;
  /** Storage key of the countdown's end, so that a reload does not reset it. One per purpose. */
  storageKey: string;
  /** Seconds until a code may be sent again. @default 60 */
  seconds?: number;
  /** The error of the code, or of sending it. */
  error?: ReactNode;
  /** The phone number of the code. */
  hint?: ReactNode;
  /** The name of the field. @default locale.smsCodeField.label */
  label?: ReactNode;
}

/** The six digits of an SMS code, with a button that requests one and counts down to the next request. */
export function SmsCodeField({
  onSend,
  sendDisabled,
  sendDisabledReason,
  storageKey,
  seconds = 60,
  error,
  hint,
  label,
  id,
  invalid,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: SmsCodeFieldProps) {
  const locale = useWords('smsCodeField', zhSmsCodeField);
  const base = useId();
  const ids = { ...fieldIds(base), ...(id ? { control: id } : {}) };
  const { left, ran, start } = useCountdown(storageKey, seconds);
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const counting = left > 0;

  const send = async () => {
    setState('sending');
    try {
      const ok = await onSend();
      setState(ok ? 'sent' : 'idle');
      if (ok) start();
    } catch {
      setState('failed');
    }
  };
  const problem = error ?? (state === 'failed' ? locale.sendFailed : undefined);
  // Only the start and the end are announced: sixty numbers would drown out everything else.
  const ended = state === 'sent' ? (counting ? locale.sent(seconds) : locale.canResend) : '';
  const spoken = state === 'failed' ? locale.sendFailed : ended;

  return (
    <FieldShell data-part="field" ids={ids} label={label ?? locale.label} hint={hint} error={problem}>
      <SmsRow>
        <Input
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          disabled={disabled}
          {...rest}
          data-component="SmsCodeField"
          id={ids.control}
          invalid={invalid || Boolean(error)}
          aria-describedby={
            [describedBy, describedByOf(ids, hint, problem)].filter(Boolean).join(' ') || undefined
          }
        />
        <Button
          loading={state === 'sending'}
          loadingText={locale.sending}
          debounce={0}
          disabled={disabled || sendDisabled || counting || undefined}
          disabledReason={counting ? undefined : sendDisabledReason}
          onClick={() => void send()}
        >
          {counting ? locale.resendIn(left) : ran ? locale.resend : locale.send}
        </Button>
      </SmsRow>
      <HiddenText as="output">{spoken}</HiddenText>
    </FieldShell>
  );
}
