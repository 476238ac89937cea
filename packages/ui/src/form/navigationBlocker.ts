import { createContext } from 'react';

/** One attempt to leave. Exactly one of the two is called. */
export interface LeaveAttempt {
  /** Leaves. */
  proceed: () => void;
  /** Stays; the attempt is forgotten. */
  stay: () => void;
}

/**
 * What the app's router brings: from now on it stops every navigation inside the app and calls `ask` with it, until
 * the returned function is called. ui knows no router, so the app puts one into `NavigationBlockerContext`.
 */
export type NavigationBlocker = (ask: (attempt: LeaveAttempt) => void) => () => void;

/** Without a blocker only closing and reloading the window are guarded. */
export const NavigationBlockerContext = createContext<NavigationBlocker | undefined>(undefined);
