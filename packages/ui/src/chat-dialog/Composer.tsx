import type { Dispatch, KeyboardEvent, RefObject, SetStateAction } from 'react';
import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { sendIcon } from '../icon/paths.js';
import { Input } from '../input/Input.js';
import { WriteRow } from './Composer.styles.js';
import { useChatWords } from './useChatWords.js';

/** The unsent text, as returned by `useState`. */
export type Draft = readonly [string, Dispatch<SetStateAction<string>>];

interface ComposerProps {
  inputRef: RefObject<HTMLInputElement | null>;
  draft: Draft;
  maxLength: number;
  onSend: (text: string) => void;
}

/** Safari ends a composition before the key event that ends it; only the old `keyCode` tells. */
const COMPOSING = 229;

/** A one-line text field. Enter sends, unless it confirms a word of an input method. */
export function Composer({ inputRef, draft: [text, setText], maxLength, onSend }: ComposerProps) {
  const words = useChatWords();
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key === 'Enter' && (isComposing || keyCode === COMPOSING)) event.preventDefault();
  };
  return (
    <WriteRow
      data-part="composer"
      onSubmit={(event) => {
        event.preventDefault();
        const question = text.trim();
        if (question !== '') {
          onSend(question);
          setText('');
        }
        inputRef.current?.focus();
      }}
    >
      <Input
        ref={inputRef}
        aria-label={words.input}
        placeholder={words.input}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={maxLength}
        value={text}
        onValueChange={setText}
        onKeyDown={handleKey}
      />
      <Button type="submit" variant="primary" icon={<Glyph of={sendIcon} />}>
        <span data-part="send-words">{words.send}</span>
      </Button>
    </WriteRow>
  );
}
