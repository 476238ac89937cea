import { useDraft, useForm, type UseFormReturn } from '@ca-portal/ui/form';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useServerDraft, type DraftElsewhere } from './useServerDraft.js';

interface DraftedFormOptions<Values> {
  /** The values of an empty form. */
  empty: () => Values;
  /** Values that override a draft (a new choice, an earlier order); the same object until they change. */
  opened: Partial<Values> | undefined;
  /** If this field of the draft equals that of `opened`, the draft already contains the opened values. */
  mark: keyof Values;
  /** Key of the local draft; one for each user and each thing ordered. */
  localKey: string;
  /** Key of the server's draft, for other devices of the same user. */
  serverKey: string;
}

/** A form with its draft. */
export interface DraftedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** A local draft was restored. */
  readonly restored: boolean;
  readonly elsewhere: DraftElsewhere | undefined;
  /** Deletes both drafts, local and on the server, after the form was sent. */
  readonly clear: () => void;
}

/** A form that survives a reload and an expired login, and can be continued on another device. */
export function useDraftedForm<Values extends FieldValues>(
  options: DraftedFormOptions<Values>,
): DraftedForm<Values> {
  const { empty, opened, mark, localKey, serverKey } = options;
  const [defaultValues] = useState(() => ({ ...empty(), ...opened }) as DefaultValues<Values>);
  const form = useForm<Values>({ defaultValues });
  const local = useDraft(localKey, form);
  const { elsewhere, clear } = useServerDraft<Values>(serverKey, localKey, form, local);
  // Runs after the draft's own effect, which has just restored the stored values.
  useEffect(() => {
    const values = form.getValues();
    if (!opened || values[mark] === opened[mark]) return;
    form.reset({ ...values, ...opened }, { keepDefaultValues: true });
  }, [form, opened, mark]);
  return { form, restored: local.restored, elsewhere, clear };
}
