import { newRequestId } from '../../shared/browser/request-id.js';

const visitorKey = 'visitorId';
const answeredKey = 'answeredArticles';
/** More than anybody judges; the oldest give way. */
const kept = 200;

// Where the browser refuses storage, both live as long as the page.
let visitor: string | undefined;
let answered: number[] | undefined;

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Refused or full: said above.
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Tells this browser's votes from others' without saying who it is; made when the first vote is sent. */
export function visitorId(): string {
  const stored = visitor ?? read(visitorKey);
  if (stored && uuid.test(stored)) return (visitor = stored);
  visitor = newRequestId();
  write(visitorKey, visitor);
  return visitor;
}

function readAnswered(): number[] {
  try {
    const stored: unknown = JSON.parse(read(answeredKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is number => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Whether this browser has already said if the article helped. */
export const hasAnswered = (id: number): boolean => (answered ??= readAnswered()).includes(id);

export function rememberAnswer(id: number): void {
  answered = [...(answered ?? readAnswered()).filter((one) => one !== id), id].slice(-kept);
  write(answeredKey, JSON.stringify(answered));
}

/** For tests and stories: a browser that has answered nothing. */
export function forgetAnswers(): void {
  visitor = undefined;
  answered = undefined;
  try {
    window.localStorage.removeItem(visitorKey);
    window.localStorage.removeItem(answeredKey);
  } catch {
    // Refused: nothing was kept.
  }
}
