import { createContext } from 'react';

/** One attempt to leave. Call exactly one of the two functions. */
export interface LeaveAttempt {
  /** Leaves. */
  proceed: () => void;
  /** Stays and drops the attempt. */
  stay: () => void;
}

/**
 * An adapter for the app's router: it stops every navigation inside the app and calls `ask` with it, until
 * the returned function is called. ui knows no router, so the app provides it through `NavigationBlockerContext`.
 */
export type NavigationBlocker = (ask: (attempt: LeaveAttempt) => void) => () => void;

/** Without a blocker only closing and reloading the window are guarded. */
export const NavigationBlockerContext = createContext<NavigationBlocker | undefined>(undefined);
