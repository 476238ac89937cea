import { orderService } from '@ca-portal/api/groups/order-service';
import type { Draft } from '@ca-portal/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, read } from '../../../api/query.js';

const waitMs = 2_000;
/** The contract's size limit; a larger form is kept on this computer only. */
const mostCharacters = 20_000;
const keyShape = /^[\w.,:-]{1,200}$/;

const isForm = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function formIn(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isForm(parsed) ? parsed : undefined;
  } catch {
    return undefined; // from another version of the portal: the form starts empty
  }
}

/** The local draft of the form: without secrets and files, as `useDraft` writes it. */
function keptHere(localKey: string): string | undefined {
  try {
    return sessionStorage.getItem(localKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Errors are not shown: the form works without the server's draft, and the local draft remains. */
const quietly = (done: Promise<unknown>): void => void done.catch(() => undefined);
const quiet = { quiet: true } as const;

/** The part of a form that drafts need, whatever its fields are. */
interface DraftedForm<Values> {
  getValues: () => object;
  reset: (values: Values, options: { keepDefaultValues: true }) => void;
  subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void;
}

/** A draft from another device, to continue or to ignore. */
export interface DraftElsewhere {
  readonly savedAt: string;
  readonly resume: () => void;
  readonly dismiss: () => void;
}

/**
 * Keeps a draft on the server as well as on this computer, so that another device can continue: debounced by some
 * seconds, and never while a draft from another device waits for a decision. The local draft wins.
 */
export function useServerDraft<Values extends object>(
  draftKey: string,
  localKey: string,
  form: DraftedForm<Values>,
  local: Draft,
): { elsewhere: DraftElsewhere | undefined; clear: () => void } {
  const { getValues, reset, subscribe } = form;
  const usable = keyShape.test(draftKey);
  const asked = useQuery({
    ...read(orderService, 'draft', { params: { draftKey } }),
    enabled: usable,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  // Undefined until the first answer: a later one, such as after a network failure, holds what was kept from here.
  const [offer, setOffer] = useState(asked.data);
  if (offer === undefined && asked.data !== undefined) setOffer(asked.data);
  const found = offer && !local.restored ? offer : undefined;
  const values = found && formIn(found.form);
  const waiting = values !== undefined;
  const params = { draftKey };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef(false);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!pending.current) return;
    pending.current = false;
    const text = keptHere(localKey);
    if (!text || text.length > mostCharacters) return;
    setOffer(null);
    quietly(call(orderService, 'keepDraft', { params: { draftKey }, body: { form: text } }, quiet));
  }, [draftKey, localKey]);

  const changed = useCallback(() => {
    pending.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, waitMs);
  }, [save]);
  // Values typed before the server has answered are saved as well, once no draft from another device waits.
  const open = usable && !asked.isPending && !waiting;
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        if (open) changed();
        else pending.current = true;
      },
    });
    if (open && pending.current) changed();
    return () => {
      unsubscribe();
      if (open) save();
    };
  }, [open, subscribe, changed, save]);

  const clear = () => {
    pending.current = false;
    clearTimeout(timer.current);
    local.clear();
    if (usable) quietly(call(orderService, 'dropDraft', { params }, quiet));
  };
  const elsewhere = values && {
    savedAt: found.savedAt,
    resume: () => {
      setOffer(null);
      // The consent must be given again on the device that sends the form.
      reset({ ...getValues(), ...values, agreed: false } as Values, { keepDefaultValues: true });
    },
    dismiss: () => {
      setOffer(null);
      quietly(call(orderService, 'dropDraft', { params }, quiet));
    },
  };
  return { elsewhere, clear };
}
