import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

/** False in the server's markup and while the browser takes it over, true from then on: for what only a browser has. */
export const useAlive = (): boolean => useSyncExternalStore(neverChanges, isTrue, isFalse);
