import { ChatDialog, type ChatMessage } from '@ca-portal/ui/chat-dialog';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { drawn, nextFrame } from './kit.js';

export const COUNT = 10_000;

export const messageAt = (index: number): ChatMessage => ({
  key: `m${index}`,
  contentType: index % 2 === 0 ? 'send' : 'ask',
  num: index % 2 === 0 ? 3 : 1,
  content: `第 ${index} 句：证书到期前 80 天内可办理延期。新的有效期从原到期日起算。`.repeat(1 + (index % 4)),
  time: 1_795_000_000_000 + index * 60_000,
});

const all = Array.from({ length: COUNT }, (_, index) => messageAt(index));
let append: (count: number) => void = () => {};

function Chat() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(all);
  useEffect(() => {
    append = (count) =>
      flushSync(() =>
        setMessages((before) => [
          ...before,
          ...Array.from({ length: count }, (_, index) => messageAt(before.length + index)),
        ]),
      );
  }, []);
  return <ChatDialog open messages={messages} onSend={() => {}} onAsk={() => {}} />;
}

/** Opened at its end, and idle. */
export async function tenThousandMessages(root: HTMLElement): Promise<void> {
  createRoot(root).render(<Chat />);
  while (!document.querySelector('[data-part="log"]')) await nextFrame();
  for (let frame = 0; frame < 10; frame += 1) await drawn();
}

/** Appends one question and its answer. */
export const appendMessages = (count: number): void => append(count);
export const chatLog = (): HTMLElement => document.querySelector('[data-part="log"]') as HTMLElement;

/** The baseline: as many paragraphs in a scrolling box. */
export function plainLog(root: HTMLElement): void {
  const box = document.createElement('div');
  box.style.cssText = 'height:500px;overflow:auto';
  for (const { content } of all) box.append(paragraph(content ?? ''));
  root.append(box);
  box.scrollTop = box.scrollHeight;
}
export function paragraph(text: string): HTMLElement {
  const line = document.createElement('p');
  line.textContent = text;
  return line;
}
