import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeepPartial, FieldValues, UseFormReturn } from 'react-hook-form';
import { isSecretName } from './isSecretName.js';

/** Not plain data, such as a `File` or a `Date`: JSON would restore it as something else. */
const foreign = Symbol('foreign');

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets).filter((item) => item !== foreign);
  if (value === null || typeof value !== 'object') return value;
  if (!isPlain(value)) return foreign;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isSecretName(key))
      .map(([key, inner]) => [key, withoutSecrets(inner)])
      .filter(([, inner]) => inner !== foreign),
  );
}

/** Merges the draft over the form values: a part that was not stored keeps its value, at any depth. */
function over(current: unknown, saved: unknown): unknown {
  if (!isPlain(current) || !isPlain(saved)) return saved;
  const merged = Object.entries(saved).map(([key, value]) => [key, over(current[key], value)]);
  return { ...current, ...Object.fromEntries(merged) };
}

function read(key: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isPlain(parsed) ? parsed : undefined;
  } catch {
    return undefined; // storage blocked or invalid: the form starts empty
  }
}

/** The draft of a form in this browser. */
export interface Draft {
  /** A draft was restored: tell the user. */
  restored: boolean;
  /** Call it after a successful submit. */
  clear: () => void;
  /**
   * For a save while the user continues: call it when the save starts, and call the returned function once it has
   * succeeded. That clears the draft, unless more has been typed in between.
   */
  saving: () => () => void;
}

/**
 * Stores the input in `sessionStorage` under `key` and restores it after a reload or an error.
 * Fields whose name contains password, PIN, captcha, code, token or ID number are never stored, nor are files.
 */
export function useDraft<Values extends FieldValues, Context, Output>(
  key: string,
  form: UseFormReturn<Values, Context, Output>,
): Draft {
  const [restored, setRestored] = useState(false);
  const changes = useRef(0);
  const { reset, getValues, subscribe } = form;

  useEffect(() => {
    const saved = read(key);
    if (saved) {
      reset(over(getValues(), saved) as DeepPartial<Values> as never, { keepDefaultValues: true });
      // oxlint-disable-next-line react/set-state-in-effect -- storage exists in the browser only: the first render must match the server's
      setRestored(true);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        changes.current += 1;
        try {
          sessionStorage.setItem(key, JSON.stringify(withoutSecrets(values)));
        } catch {
          // storage full or blocked: the form works without a draft
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

  const saving = useCallback(() => {
    const begun = changes.current;
    return () => {
      if (changes.current === begun) clear();
    };
  }, [clear]);

  return { restored, clear, saving };
}
