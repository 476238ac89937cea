import type { Delivery } from '@ca-portal/api/domain';
import { useFormContext } from '@ca-portal/ui/form';
import { useEffect, useRef } from 'react';

/** Clears the errors of the previous delivery method when another is chosen, so that the error summary is correct. */
export function useForgetDeliveryErrors(delivery: Delivery | ''): void {
  const { clearErrors } = useFormContext();
  const before = useRef(delivery);
  useEffect(() => {
    if (before.current === delivery) return;
    before.current = delivery;
    clearErrors(['servicePoint', 'receiver']);
  }, [delivery, clearErrors]);
}
