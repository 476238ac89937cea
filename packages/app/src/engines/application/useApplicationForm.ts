import { useDraft, useForm } from '@ca-portal/ui/form';
import { useState } from 'react';
import { useServerDraft } from '../../shared/ordering/useServerDraft.js';
import { emptyApplication } from './application-form.js';
import type { AnyApplication, ApplicationValues, Need } from './description.js';

/** The form with its draft, which belongs to one person, one business and these certificates, and outlives a reload. */
export function useApplicationForm(business: AnyApplication, needs: readonly Need[], userGuid: string) {
  const [initial] = useState(() => emptyApplication(business, needs));
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
  return { form, draft: { restored: local.restored, elsewhere, clear } };
}
