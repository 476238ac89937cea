import { useAutosave, useDraft, useForm, useLeaveGuard } from '@ca-portal/ui/form';
import { useEffect, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { serverClock } from '../../api/server-clock.js';
import { useTabDirty } from '../tabs/tab-context.js';

/** As the record's drawings say: soon after the last key. */
const saveDelay = 800;

/**
 * One step of the record: saved while it is typed. What could not be saved stays on this computer and is put back, and
 * saved, when the step is opened again; ID numbers never stay.
 */
export function useStepForm<Values extends FieldValues>(
  key: string,
  initial: Values,
  save: (values: Values) => Promise<void>,
) {
  const form = useForm<Values>({ defaultValues: initial as never });
  const draft = useDraft(key, form);
  const autosave = useAutosave<Values, unknown, Values>(form, {
    delay: saveDelay,
    now: serverClock.now,
    save: async (values) => {
      // What is typed while it is being saved is not saved yet.
      const saved = draft.saving();
      await save(values);
      saved();
    },
  });
  useTabDirty(autosave.unsaved);
  useLeaveGuard(autosave.unsaved);

  const { restored } = draft;
  // The draft is cleared as soon as it is saved; who came back has to hear of it all the same.
  const [told, tell] = useState(false);
  if (restored && !told) tell(true);
  const { setValue, getValues } = form;
  useEffect(() => {
    if (!restored) return;
    const [field] = Object.keys(getValues()) as Path<Values>[];
    // Tells the autosave that there is something to save: putting a draft back counts as no change of a field.
    if (field) setValue(field, getValues(field));
  }, [restored, setValue, getValues]);
  return { form, restored: told, autosave };
}
