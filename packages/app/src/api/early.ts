/**
 * Requests of the document before any script has loaded (documents/early.js), by address; each answer is used once.
 * The answers are only valid for the login that was sent with them.
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

/** The time that an answer counts as fresh (query-client.ts); pages opened later send their own request. */
const freshMs = 15_000;

/** The answer to a request of the document; undefined if there is none, or if it was sent with another login. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  if (typeof window === 'undefined' || !window.earlyAnswers) return undefined;
  const { answers, askedAt, token: askedWith } = window.earlyAnswers;
  const answer = answers[url];
  delete answers[url];
  return askedWith === token && Date.now() - askedAt < freshMs ? answer : undefined;
}
