import { tokenStore } from './token.js';

interface Question {
  readonly token: string;
  readonly next: Promise<string | null>;
  readonly answer: (next: string | null) => void;
  /** False where the person has ended the login himself: what still calls waits, and nobody is asked. */
  readonly asked: boolean;
}

let open: Question | undefined;
/** The login whose person this window shows, and which may therefore be renewed in place. */
let shown: string | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Other windows of this browser hear of a dead login before they run into it themselves. */
const windows =
  // Node knows it, too, and would wait for its messages for ever after a prerendering.
  typeof window === 'undefined' || !('BroadcastChannel' in window)
    ? undefined
    : new BroadcastChannel('ca-portal-login');

function wait(token: string, asked: boolean): Promise<string | null> {
  let answer: (next: string | null) => void = () => undefined;
  const next = new Promise<string | null>((resolve) => (answer = resolve));
  open = { token, next, answer, asked };
  tell();
  return next;
}

function ask(token: string): Promise<string | null> {
  if (open?.token === token) return open.next;
  // While nobody is known yet, a dead login is the guard's affair (spec 2.1: the token goes, and home).
  return token === shown ? wait(token, true) : Promise.resolve(null);
}

/**
 * A login that turns out to be gone in the middle of work: one question for all who run into it. The page stays as it
 * is below the dialog; the calls that wait go on with the answer, or fail with null.
 */
export const expiredLogin = {
  ask(token: string): Promise<string | null> {
    if (open === undefined && token === shown) windows?.postMessage(token);
    return ask(token);
  },
  answer(next: string | null) {
    const question = open;
    open = undefined;
    question?.answer(next);
    tell();
  },
  isOpen: (): boolean => open?.asked === true,
  /**
   * The person has just ended this login himself, by a new password: the dialog that tells him so leads on, and what
   * the page still asks for waits until he has left.
   */
  endedHere(token: string | null) {
    if (token !== null && open === undefined) void wait(token, false);
  },
  /** From now on this login is one whose page can wait; until the returned function is called. */
  shows(token: string): () => void {
    shown = token;
    return () => {
      if (shown === token) shown = undefined;
    };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

windows?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string') void ask(data);
});
// A window that was just opened cannot renew a dead login: it has given it up for all of them.
tokenStore.onExpiry((token) => {
  if (token === shown) void ask(token);
  else tokenStore.clear('drafts stay');
});
// Logged out meanwhile, here or in another window: there is nothing to go on with.
tokenStore.onLeave(() => expiredLogin.answer(null));
