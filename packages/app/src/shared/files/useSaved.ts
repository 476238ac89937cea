import type { BinaryFile } from '@ca-portal/api';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.js';

/** Mutation key: the frame shows that a file is being generated, whichever page asked for it. */
export const savingKey = ['file being made'];
/** Mutation key for placing orders, one or many. */
export const placingKey = ['application'];

/**
 * Requests a file and saves it. The request continues when the page is left; after a second the frame says that it is
 * running. A refusal shows a toast.
 */
export function useSaved() {
  const { mutate, isPending } = useMutation({
    mutationKey: savingKey,
    mutationFn: async (ask: () => Promise<BinaryFile>) => saveFile(await ask()),
  });
  return { save: mutate, saving: isPending };
}
