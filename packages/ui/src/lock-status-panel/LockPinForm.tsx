import { type ComponentPropsWithRef, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.js';
import { describedByOf, fieldIds, FieldShell } from '../internal/FieldShell.js';
import { PasswordInput } from '../password-input/PasswordInput.js';
import { useWords } from '../theme/useWords.js';
import { PinStack } from './LockPinForm.styles.js';
import { zhLockPinForm } from './LockPinForm.zh.js';

const fits = (pin: string) => pin.length >= 6 && pin.length <= 16;

/** With so few tries left the form warns. */
const few = 3;

export interface LockPinFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** Called once with the PIN, which the form clears at the same moment. */
  onPin: (pin: string) => Promise<void> | void;
  /**
   * Why the last PIN was refused, and how many tries are left if the driver tells; shown below the field.
   * Pass a new object for each refusal, also with the same text.
   */
  problem?: { message: string; remainingTries?: number | undefined } | undefined;
  /** Tries left before the first entry, if the driver tells. */
  remainingTries?: number | undefined;
  /** Label of the button: 登录, 开始写入. */
  submitLabel: string;
  /** Label of the button while the PIN is being checked. */
  busyLabel: string;
}

/**
 * Asks for the lock's PIN: 6 to 16 characters. It exists in this form only until it is used: no draft, no storage, no
 * password manager. `children` are rendered between field and button.
 */
export function LockPinForm({
  onPin,
  problem,
  remainingTries,
  submitLabel,
  busyLabel,
  children,
  ...rest
}: LockPinFormProps) {
  const words = useWords('lockPinForm', zhLockPinForm);
  const ids = fieldIds(useId());
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [tooShort, setTooShort] = useState(false);
  const error = tooShort ? words.length : problem?.message;
  const hint = !problem && remainingTries !== undefined ? words.triesLeft(remainingTries) : undefined;
  const warned = (problem?.remainingTries ?? remainingTries ?? Infinity) <= few;

  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTooShort(!fits(pin));
    if (!fits(pin)) return field.current?.focus();
    setPin('');
    setBusy(true);
    try {
      await onPin(pin);
    } finally {
      setBusy(false);
    }
  };

  return (
    <PinStack
      method="dialog"
      {...rest}
      noValidate
      data-component="LockPinForm"
      onSubmit={(event) => void submit(event)}
    >
      <FieldShell ids={ids} label={words.label} hint={hint} error={error}>
        <PasswordInput
          ref={field}
          id={ids.control}
          value={pin}
          onValueChange={(next) => {
            setPin(next);
            if (fits(next)) setTooShort(false);
          }}
          invalid={Boolean(error)}
          aria-describedby={describedByOf(ids, hint, error)}
          autoComplete="off"
          maxLength={16}
          data-1p-ignore=""
        />
      </FieldShell>
      {warned && !tooShort ? <p data-part="why">{words.fewLeft}</p> : null}
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={busy}
        loadingText={busyLabel}
        debounce={0}
      >
        {submitLabel}
      </Button>
    </PinStack>
  );
}
