import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../icon/index.js';
import { Input, type InputProps } from '../input/index.js';
import { useWords } from '../theme/useWords.js';
import { CapsHint, RevealButton, Stack } from './PasswordInput.styles.js';
import { zhPasswordInput } from './PasswordInput.zh.js';

export type PasswordInputProps = Omit<InputProps, 'type' | 'suffix'>;

/**
 * A password that can be looked at, and that says when Caps Lock is on. Pasting is allowed.
 *
 * @default autoComplete 'current-password'; pass 'new-password' where one is set
 */
export function PasswordInput({
  onKeyUp,
  onKeyDown,
  onBlur,
  autoComplete = 'current-password',
  disabled,
  ...rest
}: PasswordInputProps) {
  const locale = useWords('passwordInput', zhPasswordInput);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const read = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Stack>
      <Input
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        {...rest}
        data-component="PasswordInput"
        type={shown ? 'text' : 'password'}
        onKeyDown={(event) => {
          read(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          read(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        suffix={
          <RevealButton
            type="button"
            disabled={disabled}
            aria-label={shown ? locale.hide : locale.show}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </RevealButton>
        }
      />
      <CapsHint>{capsLock ? locale.capsLock : ''}</CapsHint>
    </Stack>
  );
}
