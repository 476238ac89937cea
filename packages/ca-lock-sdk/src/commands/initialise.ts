import type { Command } from '../wire/command.js';

/** `CAInit` goes before everything else and says whether a lock is ready. Error: `no-lock`. */
export const initialise: Command<true> = {
  type: 'CAInit',
  failure: 'no-lock',
  read: () => true,
};
