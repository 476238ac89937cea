import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

/** False on the server and during hydration, true afterwards: for features that only a browser has. */
export const useAlive = (): boolean => useSyncExternalStore(neverChanges, isTrue, isFalse);
