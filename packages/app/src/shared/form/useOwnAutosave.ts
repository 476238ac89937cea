import { useAutosave, type Autosave, type AutosaveOptions, type UseFormReturn } from '@ca-portal/ui/form';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { serverClock } from '../../api/server-clock.js';
import { stillMine } from '../../session/still-mine.js';

/**
 * Autosave of a form that belongs to a user. A save that waits for an expired login fails when another user logs in
 * there; its retry, and the save on leaving the page, would then be sent with the token of that user: they end without
 * a call.
 */
export function useOwnAutosave<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  { save, ...options }: AutosaveOptions<Values>,
): Autosave {
  const [mine] = useState(stillMine);
  return useAutosave(form, {
    now: serverClock.now,
    ...options,
    save: async (values, context) => {
      // Resolving ends the retries.
      if (mine()) await save(values, context);
    },
  });
}
