/**
 * What the document has asked for before any script had come (documents/early.js): by address, each for one taker. The
 * answers belong to the login with which they were asked for.
 */
interface Early {
  token: string | null;
  askedAt: number;
  answers: Partial<Record<string, Promise<Response>>>;
}

declare global {
  interface Window {
    earlyAnswers?: Early;
  }
}

/** As long as an answer counts as fresh (query-client.ts); a page that is opened later asks for itself. */
const freshMs = 15_000;

/** The answer to a read that is under way already; undefined where nobody has asked, or for somebody else. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  if (typeof window === 'undefined' || !window.earlyAnswers) return undefined;
  const { answers, askedAt, token: askedWith } = window.earlyAnswers;
  const answer = answers[url];
  delete answers[url];
  return askedWith === token && Date.now() - askedAt < freshMs ? answer : undefined;
}
