import { errorCodes } from '@ca-portal/api/domain';

/** What became of the writes of a storm, by the title of what each wrote. */
export interface Tally {
  readonly acknowledged: string[];
  /** Told that nothing has happened: may be sent again. */
  readonly away: string[];
  /** Told that nobody knows. */
  readonly unknown: string[];
  /** The connection broke before an answer came. */
  readonly cut: string[];
  /** Any other answer; a storm expects none. */
  readonly strange: string[];
  longestMs: number;
}

export const emptyTally = (): Tally => ({
  acknowledged: [],
  away: [],
  unknown: [],
  cut: [],
  strange: [],
  longestMs: 0,
});

interface Storm {
  readonly url: string;
  readonly token: string;
  /** Begins every title; a storm's own. */
  readonly name: string;
  readonly tally: Tally;
  readonly writers?: number;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function kindOf({ status, text }: Answer): 'acknowledged' | 'away' | 'unknown' | 'strange' {
  const { code, msg } = JSON.parse(text) as { code?: number; msg?: string };
  if (status === 200 && code === 200) return 'acknowledged';
  const said = /[\u4e00-\u9fff]/.test(msg ?? '');
  if (said && status === 503 && code === errorCodes.serviceAway) return 'away';
  if (said && status === 504 && code === errorCodes.outcomeUnknown) return 'unknown';
  return 'strange';
}

/** One notice of the office, its text and its line in the audit log in one transaction. */
async function write(url: string, token: string, noticeTitle: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${url}/mh/system/notice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ noticeTitle, noticeType: '1', noticeContent: '<p>x</p>', status: '1' }),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}

/** Writes from several sides until it is stopped; a writer whose connection breaks ends. */
export function beginWriting({ url, token, name, tally, writers = 8 }: Storm): { stop(): Promise<void> } {
  let going = true;
  const all = Array.from({ length: writers }, async (_, writer) => {
    for (let n = 0; going; n += 1) {
      const title = `${name}-${writer}-${n}`;
      const begun = performance.now();
      const answer = await write(url, token, title);
      tally.longestMs = Math.max(tally.longestMs, performance.now() - begun);
      if (answer === undefined) {
        tally.cut.push(title);
        return;
      }
      const kind = kindOf(answer);
      tally[kind].push(kind === 'strange' ? `${answer.status} ${answer.text.slice(0, 300)}` : title);
      // Who was told to try later does not ask a thousand times a second.
      if (kind !== 'acknowledged') await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  return {
    async stop() {
      going = false;
      await Promise.all(all);
    },
  };
}
