import type { BinaryFile } from '@ca-portal/api';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.js';

/** By this the frame knows that a file is being made, whichever page has asked for it. */
export const savingKey = ['file being made'];
/** The same of orders that are placed, one or many. */
export const placingKey = ['application'];

/**
 * Asks for a file and hands it to the browser. It goes on when the page is left; after a second the frame says that it
 * runs. A refusal has toasted.
 */
export function useSaved() {
  const { mutate, isPending } = useMutation({
    mutationKey: savingKey,
    mutationFn: async (ask: () => Promise<BinaryFile>) => saveFile(await ask()),
  });
  return { save: mutate, saving: isPending };
}
