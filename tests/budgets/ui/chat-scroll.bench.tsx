import { chatLog, plainLog, tenThousandMessages } from './chat.js';
import { type Bench, drawn, longestFrame } from './kit.js';

/** Scrolls upwards like a wheel, then jumps several screens, like the scroll bar. */
const scrollUp = (box: HTMLElement) =>
  longestFrame(120, (frame) => {
    box.scrollTop -= frame < 90 ? 104 : 2500;
  });

export const bench: Bench = {
  title: 'Scrolling up a chat of 10,000 messages: longest frame after the first',
  limit: 50,
  floor: {
    setUp: plainLog,
    run: (root) => {
      const box = root.firstElementChild as HTMLElement;
      box.scrollTop = box.scrollHeight;
      return scrollUp(box);
    },
  },
  subject: {
    setUp: tenThousandMessages,
    run: async () => {
      const log = chatLog();
      log.scrollTop = log.scrollHeight;
      for (let frame = 0; frame < 5; frame += 1) await drawn();
      const time = await scrollUp(log);
      await drawn();
      if (log.scrollTop > log.scrollHeight - 60_000) throw new Error('The chat was not scrolled.');
      return time;
    },
  },
};
