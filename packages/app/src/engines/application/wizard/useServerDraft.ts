import { orderService } from '@ca-portal/api/groups/order-service';
import type { Draft } from '@ca-portal/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, read } from '../../../api/query.js';

const waitMs = 2_000;
/** What the contract takes; a form above it stays on this machine. */
const mostCharacters = 20_000;
const keyShape = /^[\w.,:-]{1,200}$/;

const isForm = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function formIn(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isForm(parsed) ? parsed : undefined;
  } catch {
    return undefined; // of another version of the portal: the form simply starts anew
  }
}

/** What this machine keeps of the form: without secrets and files, as `useDraft` writes it. */
function keptHere(localKey: string): string | undefined {
  try {
    return sessionStorage.getItem(localKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Told to nobody when it fails: the form works without, and this machine keeps it as well. */
const quietly = (done: Promise<unknown>): void => void done.catch(() => undefined);
const quiet = { quiet: true } as const;

/** What is needed of a form, whatever its fields are. */
interface DraftedForm<Values> {
  getValues: () => object;
  reset: (values: Values, options: { keepDefaultValues: true }) => void;
  subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void;
}

/** A form that was filled in elsewhere, to go on with or to leave. */
export interface DraftElsewhere {
  readonly savedAt: string;
  readonly resume: () => void;
  readonly dismiss: () => void;
}

/**
 * Keeps a form on the server beside this machine, so that another device goes on with it: some seconds after the last
 * change, never while a draft from elsewhere waits for an answer. What this machine has kept itself wins.
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
  });
  const [answered, setAnswered] = useState(false);
  const found = asked.data && !answered && !local.restored ? asked.data : undefined;
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
    quietly(call(orderService, 'keepDraft', { params: { draftKey }, body: { form: text } }, quiet));
  }, [draftKey, localKey]);

  const changed = useCallback(() => {
    pending.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, waitMs);
  }, [save]);
  // What is typed before the server has answered is kept as well: as soon as no draft from elsewhere waits.
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
      setAnswered(true);
      // Read again before it is agreed to: that tick is given on the device that sends the form.
      reset({ ...getValues(), ...values, agreed: false } as Values, { keepDefaultValues: true });
    },
    dismiss: () => {
      setAnswered(true);
      quietly(call(orderService, 'dropDraft', { params }, quiet));
    },
  };
  return { elsewhere, clear };
}
