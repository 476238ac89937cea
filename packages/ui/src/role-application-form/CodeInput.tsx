import type { ClipboardEvent } from 'react';
import { Input, type InputProps } from '../input/Input.js';

/** Of a unified social credit code. */
const LENGTH = 18;
const bare = (text: string) => text.replace(/\s/g, '');

/** A credit code. Blanks, as copied with it or put between its groups, go before the length counts: its end is not lost. */
export function CodeInput({ onValueChange, ...rest }: InputProps) {
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const start = input.selectionStart ?? input.value.length;
    const end = input.selectionEnd ?? start;
    const room = LENGTH - input.value.length + (end - start);
    event.preventDefault();
    input.setRangeText(bare(event.clipboardData.getData('text')).slice(0, room), start, end, 'end');
    // To React it is as if it had been typed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Input
      {...rest}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LENGTH}
      onPaste={handlePaste}
      onValueChange={(text, details) => onValueChange?.(bare(text), details)}
    />
  );
}
