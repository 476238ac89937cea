import { tokenStore } from './token.js';

interface Question {
  readonly token: string;
  readonly next: Promise<string | null>;
  readonly answer: (next: string | null) => void;
  /** False where the user has ended the login himself: pending calls wait, and no dialog opens. */
  readonly asked: boolean;
}

let open: Question | undefined;
/** The login whose user this window shows, and which may therefore be renewed in place. */
let shown: string | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Tells other windows of this browser about an expired login before their own calls fail. */
const windows =
  // Node has it, too, and the open channel would keep a prerendering process alive.
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
  // While no user is loaded yet, the guard handles an expired login (spec 2.1: remove the token, go home).
  return token === shown ? wait(token, true) : Promise.resolve(null);
}

/**
 * Handles a login that has expired during work: one dialog for all failing calls. The page stays below the dialog;
 * waiting calls continue with the new login, or fail with null.
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
   * The user has just ended this login himself, with a new password: that dialog shows a message and leads on, and
   * calls of the page wait until he has left.
   */
  endedHere(token: string | null) {
    if (token !== null && open === undefined) void wait(token, false);
  },
  /** From now on this login may be renewed in place; until the returned function is called. */
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
// A newly opened window cannot renew an expired login: it removes it for all windows.
tokenStore.onExpiry((token) => {
  if (token === shown) void ask(token);
  else tokenStore.clear('drafts stay');
});
// Logged out meanwhile, here or in another window: there is no login to renew.
tokenStore.onLeave(() => expiredLogin.answer(null));
