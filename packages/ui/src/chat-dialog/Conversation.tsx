import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronDownIcon } from '../icon/paths.js';
import { Windowed } from '../internal/Windowed.js';
import { HiddenText } from '../theme/HiddenText.js';
import { Bubble, type BubbleActions } from './Bubble.js';
import { Log, LogFrame, Pill } from './Conversation.styles.js';
import type { ChatMessage } from './chatMessage.js';
import { useFollowEnd } from './useFollowEnd.js';
import { useChatWords } from './useChatWords.js';

interface ConversationProps extends BubbleActions {
  messages: readonly ChatMessage[] | null | undefined;
  waiting: boolean;
}

const keyOf = ({ key }: ChatMessage) => key;

/** The log. It follows the newest message unless somebody has scrolled up; then a pill reports new ones. */
export function Conversation({ messages, waiting, ...actions }: ConversationProps) {
  const words = useChatWords();
  const list = itemsOf(messages);
  const latest = useRef<BubbleActions>(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const { scroller, content, away, unseen, toEnd, onScroll } = useFollowEnd(list);
  const downloads = actions.onDownloads !== undefined;
  const human = actions.onHuman !== undefined;
  const rate = actions.onRate !== undefined;
  const renderItem = useCallback(
    (message: ChatMessage): ReactNode => (
      <Bubble message={message} offers={{ downloads, human, rate }} act={(call) => call(latest.current)} />
    ),
    [downloads, human, rate],
  );
  return (
    <LogFrame>
      <Log
        ref={scroller}
        role="log"
        aria-label={words.conversation}
        // Scrolling up renders old messages: they must not be announced as new.
        aria-live={away ? 'off' : 'polite'}
        tabIndex={0}
        data-part="log"
        onScroll={onScroll}
      >
        <div ref={content} data-part="content">
          <Windowed
            items={list}
            itemKey={keyOf}
            renderItem={renderItem}
            scroller={scroller}
            estimate={88}
            from="end"
          />
          {waiting ? <Searching /> : null}
        </div>
      </Log>
      <output>{away && unseen ? <HiddenText>{words.unseen}</HiddenText> : null}</output>
      {away && unseen ? (
        <Pill type="button" data-part="unseen" onClick={toEnd}>
          <Glyph of={chevronDownIcon} />
          {words.unseen}
        </Pill>
      ) : null}
    </LogFrame>
  );
}

/** From the third second on: a quick answer should not flicker. */
const LATE_MS = 3000;

function Searching() {
  const words = useChatWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? <p data-part="searching">{words.searching}</p> : null;
}
