import { useDraft, useForm, type UseFormReturn } from '@ca-portal/ui/form';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useServerDraft, type DraftElsewhere } from './useServerDraft.js';

interface DraftedFormOptions<Values> {
  /** The form that nobody has filled in. */
  empty: () => Values;
  /** What it is opened with (a choice made anew, an earlier order) wins over a draft; the same object until it changes. */
  opened: Partial<Values> | undefined;
  /** The field by which a draft that has it already is known. */
  mark: keyof Values;
  /** Where this machine keeps it; one for each person and each thing that is ordered. */
  localKey: string;
  /** Where the server keeps it for another device of the same person. */
  serverKey: string;
}

/** A form with what was kept of it. */
export interface DraftedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Something of this machine was put back. */
  readonly restored: boolean;
  readonly elsewhere: DraftElsewhere | undefined;
  /** Forgets what was kept, here and on the server: it has been sent. */
  readonly clear: () => void;
}

/** A form that outlives a reload and an expired login, and that another device goes on with. */
export function useDraftedForm<Values extends FieldValues>(
  options: DraftedFormOptions<Values>,
): DraftedForm<Values> {
  const { empty, opened, mark, localKey, serverKey } = options;
  const [defaultValues] = useState(() => ({ ...empty(), ...opened }) as DefaultValues<Values>);
  const form = useForm<Values>({ defaultValues });
  const local = useDraft(localKey, form);
  const { elsewhere, clear } = useServerDraft<Values>(serverKey, localKey, form, local);
  // Runs after the draft's own effect, which has just put the stored values back.
  useEffect(() => {
    const values = form.getValues();
    if (!opened || values[mark] === opened[mark]) return;
    form.reset({ ...values, ...opened }, { keepDefaultValues: true });
  }, [form, opened, mark]);
  return { form, restored: local.restored, elsewhere, clear };
}
