import { errorCodes } from '@ca-portal/api/domain';

/** Results of a storm's writes, by the title of each. */
export interface Tally {
  readonly acknowledged: string[];
  /** Answered that nothing has happened: may be sent again. */
  readonly away: string[];
  /** Answered that the outcome is unknown. */
  readonly unknown: string[];
  /** The connection broke before an answer arrived. */
  readonly cut: string[];
  /** Any other answer; none is expected. */
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
  /** Prefix of every title; unique per storm. */
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

/** One office notice: its row and its audit row in one transaction. */
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

/** Several writers until stopped; a writer whose connection breaks ends. */
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
      // After "try later", wait a little instead of retrying at once.
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
