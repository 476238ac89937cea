import { Suspense } from 'react';
import { Button } from '../button/Button.js';
import { formatClock } from '../formats/dates.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronRightIcon, warningIcon } from '../icon/paths.js';
import { lazyPart } from '../internal/lazyPart.js';
import { HiddenText } from '../theme/HiddenText.js';
import { Said } from './Bubble.styles.js';
import type { ChatDialogProps } from './chatDialogProps.js';
import { type ChatMessage, type ChatReply, type ChatView, chatView, titleOf } from './chatMessage.js';
import { useChatWords } from './useChatWords.js';

export interface BubbleActions extends Pick<
  ChatDialogProps,
  'onResend' | 'onDownloads' | 'onHuman' | 'onRate'
> {
  onAsk: (question: ChatReply) => void;
}

/** The callbacks of the caller; they decide which buttons a bubble has. */
export interface Offers {
  downloads: boolean;
  human: boolean;
  rate: boolean;
}

interface BubbleProps {
  message: ChatMessage;
  offers: Offers;
  /** Calls the latest callbacks: a new callback must not re-render every bubble. */
  act: (call: (actions: BubbleActions) => void) => void;
}

/** The sanitizer loads with the first answer that needs it. */
const RichText = lazyPart(async () => (await import('../rich-text/RichText.js')).RichText);
const hasMarkup = (text: string) => /[<&]/.test(text);
/** Shown until the sanitizer has loaded. */
const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

/** One message with its time. Side, color and a spoken word tell who wrote it. */
export function Bubble({ message, offers, act }: BubbleProps) {
  const words = useChatWords();
  const view = chatView(message);
  const own = view.kind === 'own';
  return (
    <Said data-part="message" data-own={own ? '' : undefined} data-kind={view.kind}>
      <HiddenText>{own ? words.own : words.service}</HiddenText>
      <Content {...{ view, offers, act }} />
      {own && message.failed ? (
        <button
          type="button"
          data-part="failed"
          onClick={() => act((actions) => actions.onResend?.(message))}
        >
          <Glyph of={warningIcon} />
          {words.failed}
        </button>
      ) : null}
      {view.kind === 'answers' && offers.rate ? <Rating {...{ message, act }} /> : null}
      {message.time ? <small>{formatClock(message.time)}</small> : null}
    </Said>
  );
}

function Content({ view, offers, act }: Omit<BubbleProps, 'message'> & { view: ChatView }) {
  const words = useChatWords();
  if (view.kind === 'empty') return <p data-part="bubble">{words.empty}</p>;
  if (view.kind === 'apology') return <Apology {...{ offers, act }} />;
  if (view.kind === 'own' || view.kind === 'text') return <p data-part="bubble">{view.text}</p>;
  if (view.kind === 'candidates') {
    return (
      <>
        <p data-part="bubble">{view.text || words.candidates}</p>
        <ul>
          {view.replies.map((reply, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the titles of one answer never change
            <li key={index}>
              <button
                type="button"
                data-part="candidate"
                onClick={() => act((actions) => actions.onAsk(reply))}
              >
                {titleOf(reply)}
                <Glyph of={chevronRightIcon} />
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <div data-part="bubble">
      {view.text ? <p>{view.text}</p> : null}
      {view.replies.map((reply, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the replies of one answer never change
        <Answer key={index} reply={reply} alone={view.replies.length === 1} />
      ))}
    </div>
  );
}

/** One reply; with its question above where there are several. */
function Answer({ reply, alone }: { reply: ChatReply; alone: boolean }) {
  const words = useChatWords();
  const answer = reply.answer || words.empty;
  const plain = <p>{withoutTags(answer)}</p>;
  return (
    <div data-part="answer">
      {alone ? null : <strong>{titleOf(reply)}</strong>}
      {hasMarkup(answer) ? (
        <Suspense fallback={plain}>
          <RichText html={answer} instead={() => plain} />
        </Suspense>
      ) : (
        <p>{answer}</p>
      )}
    </div>
  );
}

function Apology({ offers, act }: Omit<BubbleProps, 'message'>) {
  const words = useChatWords();
  const way = (label: string, call: (actions: BubbleActions) => void) => (
    <Button size="sm" onClick={() => act(call)}>
      {label}
    </Button>
  );
  return (
    <>
      <p data-part="bubble">{words.apology}</p>
      <div data-part="offers">
        {offers.downloads ? way(words.downloads, (actions) => actions.onDownloads?.()) : null}
        {offers.human ? way(words.human, (actions) => actions.onHuman?.()) : null}
      </div>
      {offers.human ? <small>{words.humanHours}</small> : null}
    </>
  );
}

function Rating({ message, act }: Omit<BubbleProps, 'offers'>) {
  const words = useChatWords();
  const choice = (solved: boolean, label: string) => (
    <Button
      size="sm"
      variant={message.solved === solved ? 'tonal' : 'secondary'}
      aria-pressed={message.solved === solved}
      onClick={() => act((actions) => actions.onRate?.(message, solved))}
    >
      {label}
    </Button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div data-part="offers" role="group" aria-label={words.helpful}>
      <span>{words.helpful}</span>
      {choice(true, words.solved)}
      {choice(false, words.unsolved)}
    </div>
  );
}
