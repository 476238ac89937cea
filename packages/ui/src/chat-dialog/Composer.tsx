import type { Dispatch, KeyboardEvent, RefObject, SetStateAction } from 'react';
import { Button } from '../button/Button.js';
import { Glyph } from '../icon/Glyph.js';
import { sendIcon } from '../icon/paths.js';
import { Input } from '../input/Input.js';
import { WriteRow } from './Composer.styles.js';
import { useChatWords } from './useChatWords.js';

/** What was typed and not sent yet, as `useState` has it. */
export type Draft = readonly [string, Dispatch<SetStateAction<string>>];

interface ComposerProps {
  inputRef: RefObject<HTMLInputElement | null>;
  draft: Draft;
  maxLength: number;
  onSend: (text: string) => void;
}

/** Safari ends a composition before the key that ended it; the old code is what still tells. */
const COMPOSING = 229;

/** One line to write in. Enter sends, unless it chooses a word of an input method. */
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
