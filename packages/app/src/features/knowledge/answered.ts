import { newRequestId } from '../../shared/browser/index.js';

const visitorKey = 'visitorId';
const answeredKey = 'answeredArticles';
/** More answers than a user gives; the oldest are dropped. */
const kept = 200;

// Where the browser refuses storage, both last until the page closes.
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
    // Refused or full: see above.
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Random id that separates this browser's votes from others without identifying the user; created with the first vote.
 */
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

/** Whether this browser has already voted on the article. */
export const hasAnswered = (id: number): boolean => (answered ??= readAnswered()).includes(id);

export function rememberAnswer(id: number): void {
  answered = [...(answered ?? readAnswered()).filter((one) => one !== id), id].slice(-kept);
  write(answeredKey, JSON.stringify(answered));
}

/** For tests and stories: a browser without answers. */
export function forgetAnswers(): void {
  visitor = undefined;
  answered = undefined;
  try {
    window.localStorage.removeItem(visitorKey);
    window.localStorage.removeItem(answeredKey);
  } catch {
    // Refused: nothing was stored.
  }
}
