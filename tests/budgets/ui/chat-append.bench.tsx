import { appendMessages, chatLog, messageAt, paragraph, plainLog, tenThousandMessages } from './chat.js';
import { type Bench, drawn, timeToDraw } from './kit.js';

export const bench: Bench = {
  title: 'One message more to a chat of 10,000, until it is drawn at the end',
  limit: 16,
  floor: {
    setUp: plainLog,
    run: (root) => {
      const box = root.firstElementChild as HTMLElement;
      return timeToDraw(() => {
        box.append(paragraph(messageAt(1).content ?? ''));
        box.scrollTop = box.scrollHeight;
      });
    },
  },
  subject: {
    setUp: tenThousandMessages,
    run: async () => {
      const before = chatLog().scrollHeight;
      const time = await timeToDraw(() => appendMessages(1));
      await drawn();
      const log = chatLog();
      const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 2;
      if (log.scrollHeight <= before || !atEnd) throw new Error('The message is not in sight.');
      return time;
    },
  },
};
