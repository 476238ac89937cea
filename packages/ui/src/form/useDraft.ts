import { useCallback, useEffect, useState } from 'react';
import type { DeepPartial, FieldValues, UseFormReturn } from 'react-hook-form';

/** Never written to storage, at any depth. */
const secret = /password|pin|captcha|smscode|token|idnumber/i;

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  // A File or a Date is no plain data: it would come back as something else.
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secret.test(key))
      .map(([key, inner]) => [key, withoutSecrets(inner)]),
  );
}

function read(key: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return parsed && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // storage refused or spoilt: the form simply starts empty
  }
}

export interface Draft {
  /** Something was put back: tell the user. */
  restored: boolean;
  /** Call it after a successful submit. */
  clear: () => void;
}

/**
 * Keeps what was typed in `sessionStorage` under `key` and puts it back after a reload or an error.
 * Fields whose name tells of a password, PIN, captcha, SMS code, token or ID number are never stored.
 */
export function useDraft<Values extends FieldValues, Context, Output>(
  key: string,
  form: UseFormReturn<Values, Context, Output>,
): Draft {
  const [restored, setRestored] = useState(false);
  const { reset, getValues, subscribe } = form;

  useEffect(() => {
    const saved = read(key);
    if (saved) {
      reset({ ...getValues(), ...(saved as DeepPartial<Values>) }, { keepDefaultValues: true });
      // oxlint-disable-next-line react/set-state-in-effect -- storage exists in the browser only: the first render must match the server's
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        try {
          sessionStorage.setItem(key, JSON.stringify(withoutSecrets(values)));
        } catch {
          // storage full or refused: the draft is a comfort, the form works without
        }
      },
    });
  }, [key, reset, getValues, subscribe]);

  const clear = useCallback(() => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // see above
    }
    setRestored(false);
  }, [key]);

  return { restored, clear };
}
