import { chat } from '@ca-portal/api/groups/chat';
import { answerTo, type ChatMessage, type ChatReply } from '@ca-portal/ui/chat-dialog';
import { useRef, useState } from 'react';
import { call } from '../../api/query.js';
import { serverClock } from '../../api/server-clock.js';

const quiet = { quiet: true } as const;

/** The greeting of the service. */
const greeting: ChatMessage = {
  key: 'greeting',
  contentType: 'ask',
  num: 1,
  content: '您好，我是智能客服。您可以选择常见问题，或者直接输入想问的内容。',
};

type Said = Omit<ChatMessage, 'key' | 'time'>;
/** How the answer to a question is found. */
type Search = () => Promise<readonly ChatReply[] | null>;

const titleOf = ({ title, question }: ChatReply): string => title || question || '';

/**
 * A conversation with the question bank (spec 4, chat answer): a question finds no entry, one or several; one of
 * several, or a common question, is answered by its id. A question that was not delivered can be sent again.
 */
export function useChat() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([greeting]);
  const [waiting, setWaiting] = useState(0);
  const searches = useRef(new Map<string, Search>());
  const count = useRef(0);

  const say = (said: Said): string => {
    const key = `${(count.current += 1)}`;
    setMessages((before) => [...before, { ...said, key, time: serverClock.now() }]);
    return key;
  };
  const change = (key: string, by: Partial<ChatMessage>) =>
    setMessages((before) => before.map((one) => (one.key === key ? { ...one, ...by } : one)));

  const find = async (key: string) => {
    const search = searches.current.get(key);
    if (!search) return;
    change(key, { failed: false });
    setWaiting((running) => running + 1);
    try {
      const found = await search();
      searches.current.delete(key);
      say(answerTo(found));
    } catch {
      change(key, { failed: true });
    } finally {
      setWaiting((running) => running - 1);
    }
  };
  const ask = (content: string, search: Search) => {
    const key = say({ contentType: 'send', num: 1, content });
    searches.current.set(key, search);
    void find(key);
  };

  return {
    messages,
    waiting: waiting > 0,
    send: (text: string) =>
      ask(text, () => call(chat, 'ask', { query: { keyword: text, ptId: '1' } }, quiet)),
    choose: (reply: ChatReply) =>
      ask(titleOf(reply), async () => {
        // An entry without an id already contains its answer.
        if (typeof reply.id !== 'number') return [reply];
        const found = await call(chat, 'replyById', { query: { id: reply.id } }, quiet);
        return found && [found];
      }),
    resend: ({ key }: ChatMessage) => void find(key),
    /** The phone number to call instead, as an answer in the conversation. */
    human: () =>
      ask('转人工客服', async () => {
        const people = await call(chat, 'customerCare', undefined, quiet);
        return people.map(({ id, name, phone, hours }) => ({
          id: `care-${id}`,
          title: name,
          answer: `${name}：${phone}，${hours}`,
        }));
      }),
  };
}
