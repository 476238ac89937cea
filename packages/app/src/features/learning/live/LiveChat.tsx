import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { formatClock } from '@ca-portal/ui/formats';
import { Input } from '@ca-portal/ui/input';
import { useEffect, useId, useRef, useState } from 'react';
import { causeOf } from '../../../shared/failure/index.js';
import { epochOf } from '../../../shared/time/index.js';
import { shownText, type ChatLine } from './chat-lines.js';
import { ChatRoot } from './LiveChat.styles.js';
import { useLiveChat, useSay, type LiveLesson } from './queries.js';

const maxLength = 200;
/** Within this distance from the end, the list scrolls with new messages. */
const nearPx = 60;

/** 提问: the chat beside a live lesson. Always plain text. */
export function LiveChat({ id, live }: { id: number; live: LiveLesson }) {
  const chat = useLiveChat(id, live);
  const titleId = useId();
  return (
    <ChatRoot aria-labelledby={titleId}>
      <h2 id={titleId}>提问 {chat.data.length > 0 ? chat.data.length : null}</h2>
      <Lines lines={chat.data} />
      {chat.isError && live.state === 'live' ? (
        <Alert live tone="warning" title="提问暂时没有更新">
          {causeOf(chat.error)}，连上后会自动更新。
        </Alert>
      ) : null}
      <SayForm id={id} live={live} />
    </ChatRoot>
  );
}

function Lines({ lines }: { lines: readonly ChatLine[] }) {
  const log = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  const last = lines.at(-1)?.id;
  const [seen, setSeen] = useState(last);
  const atEnd = () => {
    const box = log.current;
    return !box || box.scrollHeight - box.scrollTop - box.clientHeight < nearPx;
  };
  const toEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight });
  useEffect(() => {
    if (follows) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [follows, last]);
  if (follows && seen !== last) setSeen(last);
  return (
    <>
      <div
        ref={log}
        data-part="log"
        role="log"
        aria-label="提问记录"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it by the arrow keys
        tabIndex={0}
        onScroll={() => setFollows(atEnd())}
      >
        {lines.length === 0 ? <p>还没有人提问。您可以第一个问。</p> : null}
        <ol>
          {lines.map(({ id, name, own, text, at }) => (
            <li key={id} data-own={own || undefined}>
              <div data-part="who">
                <b>{own ? '我' : name}</b>
                <time dateTime={at}>{formatClock(epochOf(at))}</time>
              </div>
              <bdi>{shownText(text)}</bdi>
            </li>
          ))}
        </ol>
      </div>
      {follows || seen === last ? null : (
        <div data-part="news">
          <Button size="sm" variant="tonal" onClick={toEnd}>
            有新消息
          </Button>
        </div>
      )}
    </>
  );
}

function SayForm({ id, live }: { id: number; live: LiveLesson }) {
  const [text, setText] = useState('');
  const say = useSay();
  if (live.state !== 'live')
    return (
      <form>
        <p>{live.state === 'waiting' ? '开播后可以提问。' : '直播已结束，不能再提问。'}</p>
      </form>
    );
  return (
    <form
      aria-label="提问"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !say.isPending)
          say.mutate({ params: { id }, body: { text: text.trim() } }, { onSuccess: () => setText('') });
      }}
    >
      {say.isError ? (
        <Alert live tone="danger" title="没有发出">
          {causeOf(say.error)}，您写的内容还在，请再试一次。
        </Alert>
      ) : null}
      <div>
        <Input
          aria-label="提问内容"
          placeholder={`${maxLength} 字以内`}
          maxLength={maxLength}
          autoComplete="off"
          value={text}
          onValueChange={setText}
        />
        <Button
          type="submit"
          variant="primary"
          loading={say.isPending}
          loadingText="发送中"
          {...(text.trim() ? {} : { disabledReason: '请先写下问题' })}
        >
          提问
        </Button>
      </div>
    </form>
  );
}
