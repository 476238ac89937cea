import { useDraft, useForm, useLeaveGuard } from '@ca-portal/ui/form';
import { useEffect, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useOwnAutosave } from '../form/index.js';
import { useTabDirty } from '../tabs/index.js';

/** As designed for records: soon after the last key press. */
const saveDelay = 800;

/**
 * One step of the record with autosave. Unsaved values stay on this computer; they are restored and saved when the step
 * is opened again. ID numbers are never kept.
 */
export function useStepForm<Values extends FieldValues>(
  key: string,
  initial: Values,
  save: (values: Values) => Promise<void>,
) {
  const form = useForm<Values>({ defaultValues: initial as never });
  const draft = useDraft(key, form);
  const autosave = useOwnAutosave<Values, unknown, Values>(form, {
    delay: saveDelay,
    save: async (values) => {
      // Values typed during a save are not saved yet.
      const saved = draft.saving();
      await save(values);
      saved();
    },
  });
  useTabDirty(autosave.unsaved);
  useLeaveGuard(autosave.unsaved);

  const { restored } = draft;
  // The draft is cleared once it is saved; the user must still see that it was restored.
  const [told, tell] = useState(false);
  if (restored && !told) tell(true);
  const { setValue, getValues } = form;
  useEffect(() => {
    if (!restored) return;
    const [field] = Object.keys(getValues()) as Path<Values>[];
    // Triggers the autosave: restoring a draft does not count as a change of a field.
    if (field) setValue(field, getValues(field));
  }, [restored, setValue, getValues]);
  return { form, restored: told, autosave };
}
