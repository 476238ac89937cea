import { useDraft, useForm } from '@ca-portal/ui/form';
import { useEffect, useState } from 'react';
import { useServerDraft } from '../../shared/ordering/useServerDraft.js';
import { copyOf, emptyApplication } from './application-form.js';
import type { AnyApplication, ApplicationValues, EarlierOrder, Need } from './description.js';

/** The form with its draft, which belongs to one person, one business and these certificates, and outlives a reload. */
export function useApplicationForm(
  business: AnyApplication,
  needs: readonly Need[],
  userGuid: string,
  earlier: EarlierOrder | undefined,
) {
  const [copy] = useState(() => {
    const [first] = needs;
    return earlier && first ? copyOf(business, first, earlier) : undefined;
  });
  const [initial] = useState(() => ({ ...emptyApplication(business, needs), ...copy }));
  const form = useForm<ApplicationValues>({ defaultValues: initial });
  const ids = needs.map(({ certificateId }) => certificateId).join(',');
  const localKey = `application-draft:${userGuid}:${business.orderType}:${ids}`;
  const local = useDraft(localKey, form);
  const { elsewhere, clear } = useServerDraft<ApplicationValues>(
    `${business.orderType}:${ids}`,
    localKey,
    form,
    local,
  );
  // Runs after the draft's own effect: what was typed for something else gives way to the order that is placed anew.
  useEffect(() => {
    if (!copy || form.getValues('copiedFrom') === copy.copiedFrom) return;
    form.reset({ ...form.getValues(), ...copy }, { keepDefaultValues: true });
  }, [form, copy]);
  return { form, draft: { restored: local.restored, elsewhere, clear } };
}
