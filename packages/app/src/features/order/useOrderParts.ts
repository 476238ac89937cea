import type { ProductDetail, SessionInfo } from '@ca-portal/api';
import type { UseFormReturn } from '@ca-portal/ui/form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useNarrow } from '../../shared/browser/useNarrow.js';
import { choosesHolder } from './holder.js';
import { isChosen, type OrderForm } from './order-form.js';
import { firstPart, partsOf, shownPart, type OrderPart } from './order-parts.js';

/** Fields by the part in which they stand; all others stand in the last. */
const partOfField = (name: string): OrderPart => {
  if (/^(?:providerCode|platformCodes|years|holderGuid|\w+VendorCode)/.test(name)) return 'choice';
  return /^(?:delivery|servicePoint|receiver)/.test(name) ? 'delivery' : 'check';
};

/**
 * The parts of the order. A phone shows one after the other, each at an address of its own, so that the way back leads to
 * the one before and a reload stays; wider windows show all at once, and only fold what was chosen before.
 */
export function useOrderParts(
  product: ProductDetail,
  user: SessionInfo,
  form: Pick<UseFormReturn<OrderForm>, 'getValues' | 'reset' | 'setError'>,
  restored: boolean,
) {
  const narrow = useNarrow();
  const [params, setParams] = useSearchParams();
  const [unfolded, setUnfolded] = useState(() => !isChosen(product, params));
  const parts = partsOf(product);
  const { getValues, reset, setError } = form;
  const asked = parts.find((one) => one === params.get('step')) ?? firstPart(product, params);
  // Found anew where the address changes or a draft has come back, never while somebody types.
  const key = `${asked} ${restored}`;
  const found = () => shownPart(parts, asked, getValues(), choosesHolder(product, user));
  const [at, setAt] = useState(() => ({ key, part: found() }));
  if (at.key !== key) setAt({ key, part: found() });
  const { part } = at;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);
  const refused = useRef(false);

  useLayoutEffect(() => {
    if (shown.current !== part && !refused.current) heading.current?.focus();
  }, [part]);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    // Nothing of this part has been sent yet: no field is called wrong while its first letter is typed.
    if (!refused.current) reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
    refused.current = false;
  }, [part, reset]);

  const open = (next: OrderPart) => {
    setAt({ key, part: next });
    // Said even where it seems to stand there: an address that is still on its way would bring another part back.
    setParams(
      (now) => {
        const address = new URLSearchParams(now);
        address.set('step', next);
        return address;
      },
      { replace: next === asked },
    );
  };
  return {
    narrow,
    part,
    parts,
    heading,
    /** Whether the fields of a part are on the page. */
    shows: (one: OrderPart) => !narrow || part === one,
    /** The choice stands as a summary. */
    folded: narrow && part !== 'choice' ? true : !unfolded,
    unfold() {
      setUnfolded(true);
      if (narrow) open('choice');
    },
    open,
    next: () => open(parts[parts.indexOf(part) + 1] ?? part),
    /** Says what was refused where its fields stand; they stand there first: a field that comes later has forgotten it. */
    refuse(issues: readonly { field: string; message: string }[]) {
      const target = parts.find((one) => issues.some(({ field }) => partOfField(field) === one));
      if (target)
        flushSync(() => {
          if (target === 'choice') setUnfolded(true);
          refused.current = target !== part;
          setAt({ key, part: target });
        });
      for (const { field, message } of issues) setError(field as 'platformCodes', { message });
    },
  };
}
