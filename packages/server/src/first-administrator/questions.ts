import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartError } from '../kernel/start-error.js';

export interface Questions {
  /** True at a terminal: a wrong answer can be asked for again. */
  readonly interactive: boolean;
  say(text: string): void;
  /** The next answer; a hidden one is not echoed. */
  ask(label: string, hidden: boolean): Promise<string>;
  close(): void;
}

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Asks at the terminal, or reads the answers line by line from piped input and prints nothing. */
export function openQuestions({ input, output }: Terminal): Questions {
  const interactive = input.isTTY === true;
  let hidden = false;
  const echo = new Writable({
    write(chunk: Buffer, _, done) {
      if (!hidden) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, terminal: interactive, ...(interactive ? { output: echo } : {}) });
  const lines = reader[Symbol.asyncIterator]();
  return {
    interactive,
    say: (text) => void (interactive && output.write(`${text}\n`)),
    async ask(label, hide) {
      if (interactive) output.write(`${label}：`);
      hidden = hide;
      const line = await lines.next();
      hidden = false;
      if (interactive && hide) output.write('\n');
      if (line.done)
        throw new StartError('bad-answer', `没有读到${label}，没有新建账号。请重新运行并逐项输入。`);
      return line.value;
    },
    close: () => reader.close(),
  };
}
