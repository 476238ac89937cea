import { useDraft, useForm } from '@ca-portal/ui/form';
import { useState } from 'react';
import { emptyApplication } from './application-form.js';
import type { AnyApplication, ApplicationValues, Need } from './description.js';

/** The form with its draft, which belongs to one person, one business and these certificates, and outlives a reload. */
export function useApplicationForm(business: AnyApplication, needs: readonly Need[], userGuid: string) {
  const [initial] = useState(() => emptyApplication(business, needs));
  const form = useForm<ApplicationValues>({ defaultValues: initial });
  const ids = needs.map(({ certificateId }) => certificateId).join(',');
  const draft = useDraft(`application-draft:${userGuid}:${business.orderType}:${ids}`, form);
  return { form, draft };
}
