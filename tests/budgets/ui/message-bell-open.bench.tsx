import { type BellMessage, MessageBell } from '@ca-portal/ui/message-bell';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Bench, drawn, timeToDraw } from './kit.js';

const COUNT = 999;

const messages: BellMessage[] = Array.from({ length: COUNT }, (_, index) => ({
  id: index,
  topic: `订单 ${index} 的状态有变化`,
  summary: '请到“我的订单”查看进度。',
  sendTime: Date.now() - index * 60_000,
  isRead: index % 3 === 0 ? 1 : 0,
  messageCategory: '1',
  sender: '系统',
}));

export const bench: Bench = {
  title: 'Opening a bell with 999 messages, until it is drawn',
  limit: 100,
  floor: {
    setUp: (root) => {
      const list = document.createElement('ul');
      list.hidden = true;
      list.style.cssText = 'height:300px;overflow:auto';
      for (let index = 0; index < COUNT; index += 1) {
        const row = document.createElement('li');
        row.textContent = `订单 ${index} 的状态有变化`;
        list.append(row);
      }
      root.append(list);
    },
    run: async (root) => {
      const list = root.firstElementChild;
      const time = await timeToDraw(() => list?.toggleAttribute('hidden', false));
      list?.toggleAttribute('hidden', true);
      await drawn();
      return time;
    },
  },
  subject: {
    // The first opening also loads the content of the popover, which is network time.
    setUp: async (root) => {
      flushSync(() => createRoot(root).render(<MessageBell messages={messages} onViewAll={() => {}} />));
      const bell = root.querySelector('button') as HTMLElement;
      bell.click();
      while (!document.querySelector('[role="listitem"]')) await drawn();
      bell.click();
      await drawn();
    },
    run: async (root) => {
      const bell = root.querySelector('button') as HTMLElement;
      const time = await timeToDraw(() => bell.click());
      if (!document.querySelector('[role="dialog"] [role="listitem"]'))
        throw new Error('The bell did not open.');
      bell.click();
      await drawn();
      return time;
    },
  },
};
