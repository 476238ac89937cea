import type { OrderDetail } from '@ca-portal/api';
import { orderStates } from '@ca-portal/api/domain';
import { toaster } from '@ca-portal/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FieldRefusal } from '../../../shared/failure/index.js';
import { asNewRequest, type RefusalWords } from './refusal-head.js';
import type { OrderRefusal } from './RefusalAlert.js';
import type { useWizardPages } from './useWizardPages.js';

interface WizardSubmitOptions<Values> {
  pages: Pick<ReturnType<typeof useWizardPages>, 'last' | 'go' | 'refuse'>;
  drafted: { readonly clear: () => void };
  words: RefusalWords;
  /** Places the orders of the form. */
  place: (values: Values) => Promise<readonly OrderDetail[]>;
  /** Message for a user who has left the page; he stays where he is. */
  whenLeft?: (placed: readonly OrderDetail[]) => string;
  /** Maps an error to field errors or an alert. */
  read: (error: unknown) => { fields: readonly FieldRefusal[]; head: OrderRefusal | undefined };
  /** Gives the form a new request id. */
  renew: () => void;
}

/** The page after the orders were placed: for one order the cashier or its result, for several one payment. */
function wayOn(orders: readonly OrderDetail[]): string {
  const waiting = orders.filter(({ state }) => state === orderStates.waitingForPayment);
  const [only] = orders;
  if (orders.length === 1 && only) {
    const page = waiting.length > 0 ? '/makeSurePay' : '/makeSurePay/result';
    return `${page}?orderNo=${only.orderNo}`;
  }
  if (waiting.length === 0) return '/core/order';
  return `/makeSurePayZh?orderNos=${waiting.map(({ orderNo }) => orderNo).join(',')}`;
}

/** Opens the next page, or on the last one places the orders and shows their page, or the refusal. */
export function useWizardSubmit<Values>(options: WizardSubmitOptions<Values>) {
  const { pages, drafted, words, place, whenLeft, read, renew } = options;
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<OrderRefusal>();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  return {
    refusal,
    /** For `Form`: `false` enables the button again. */
    async submit(values: Values): Promise<boolean> {
      setRefusal(undefined);
      if (!pages.last) {
        pages.go(1);
        return false;
      }
      try {
        const placed = await place(values);
        drafted.clear();
        if (left.current && whenLeft) toaster.success(whenLeft(placed));
        // Replaced, so that going back does not open an empty form that looks like the order just made.
        else void navigate(wayOn(placed), { replace: true });
        return true;
      } catch (error) {
        const { fields, head } = read(error);
        setRefusal(head);
        pages.refuse(fields);
        return false;
      }
    },
    /** Makes the form a new order, in addition to the one already placed. */
    renew() {
      renew();
      setRefusal(asNewRequest(words));
    },
  };
}
