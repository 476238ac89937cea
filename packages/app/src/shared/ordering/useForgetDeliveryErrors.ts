import type { Delivery } from '@ca-portal/api/domain';
import { useFormContext } from '@ca-portal/ui/form';
import { useEffect, useRef } from 'react';

/** What the way before asked for is wrong no longer once another is chosen: the summary of errors follows. */
export function useForgetDeliveryErrors(delivery: Delivery | ''): void {
  const { clearErrors } = useFormContext();
  const before = useRef(delivery);
  useEffect(() => {
    if (before.current === delivery) return;
    before.current = delivery;
    clearErrors(['servicePoint', 'receiver']);
  }, [delivery, clearErrors]);
}
