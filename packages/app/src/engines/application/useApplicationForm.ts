import { useState } from 'react';
import { copyOf, emptyApplication } from './application-form.js';
import type { AnyApplication, ApplicationValues, EarlierOrder, Need } from './description.js';
import { useDraftedForm } from './wizard/useDraftedForm.js';

/** The form with its draft, which is separate for each user, business and set of certificates. */
export function useApplicationForm(
  business: AnyApplication,
  needs: readonly [Need, ...Need[]],
  userGuid: string,
  earlier: EarlierOrder | undefined,
) {
  const [copy] = useState(() => earlier && copyOf(business, needs[0], earlier));
  const key = `${business.orderType}:${needs.map(({ certificateId }) => certificateId).join(',')}`;
  return useDraftedForm<ApplicationValues>({
    empty: () => emptyApplication(business, needs),
    opened: copy,
    mark: 'copiedFrom',
    localKey: `application-draft:${userGuid}:${key}`,
    serverKey: key,
  });
}
