import type { ProductDetail } from '@ca-portal/api';
import { useDraft, useForm } from '@ca-portal/ui/form';
import { useEffect, useState } from 'react';
import { useServerDraft } from '../../shared/ordering/useServerDraft.js';
import { choiceFrom, copyOf, emptyOrderForm, type CopiedOrder, type OrderForm } from './order-form.js';

/**
 * The order form with its draft. The draft belongs to one person and one product, and outlives a reload and
 * an expired login. A choice that was made anew on the product page (another address) replaces the draft's
 * choice; whatever was typed stays. An order that is placed anew (`copied`) brings all that it said along.
 */
export function useOrderForm(
  product: ProductDetail,
  userGuid: string,
  address: URLSearchParams,
  copied: CopiedOrder | undefined,
) {
  // Going on to the next part of the form is no new choice.
  const params = new URLSearchParams(address);
  params.delete('step');
  const [copy] = useState(() => (copied ? copyOf(copied, userGuid) : {}));
  const [initial] = useState(() => ({ ...emptyOrderForm(product, params), ...copy }));
  const form = useForm<OrderForm>({ defaultValues: initial });
  const localKey = `order-draft:${userGuid}:${product.id}`;
  const local = useDraft(localKey, form);
  const { elsewhere, clear } = useServerDraft<OrderForm>(`order:${product.id}`, localKey, form, local);
  const openedWith = params.toString();

  // Runs after the draft's own effect, which has just put the stored values back.
  useEffect(() => {
    if (form.getValues('openedWith') === openedWith) return;
    const choice = choiceFrom(product, new URLSearchParams(openedWith));
    form.reset({ ...form.getValues(), ...choice, ...copy, openedWith }, { keepDefaultValues: true });
  }, [form, product, openedWith, copy]);

  return { form, draft: { restored: local.restored, elsewhere, clear } };
}
