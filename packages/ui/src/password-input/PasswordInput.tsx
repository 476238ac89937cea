import { type KeyboardEvent, useState } from 'react';
import { Input, type InputProps } from '../input/index.js';
import { useWords } from '../theme/useWords.js';
import { CapsHint, RevealButton, Stack } from './PasswordInput.styles.js';
import { zhPasswordInput } from './PasswordInput.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { eyeIcon, eyeOffIcon } from '../icon/paths.js';

export type PasswordInputProps = Omit<InputProps, 'type' | 'suffix'>;

/**
 * A password field that can be revealed, and that warns when Caps Lock is on. Pasting is allowed.
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
    <Stack data-part="outer">
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
            <Glyph of={shown ? eyeOffIcon : eyeIcon} />
          </RevealButton>
        }
      />
      <CapsHint>{capsLock ? locale.capsLock : ''}</CapsHint>
    </Stack>
  );
}
