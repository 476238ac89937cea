import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNarrow } from '../../../shared/browser/index.js';
import type { FieldRefusal } from '../../../shared/failure/index.js';
import { shownPage, type WizardPage } from './wizard-pages.js';

/** The part of a form that is needed here, whatever its fields are. */
interface PagedForm {
  reset: (values: undefined, keep: { keepValues: true; keepDefaultValues: true; keepDirty: true }) => void;
  setError: (field: never, error: { message: string }) => void;
}

interface WizardPagesOptions<Key extends string> {
  /** The page is determined again when the address changes, and when this value does. */
  lookAgain: string;
  /** The first page to show if the address contains none. @default the first */
  first?: Key;
  /** Shows all pages at once in a wide window; a phone always shows one at a time. @default false */
  together?: boolean;
}

/**
 * The pages of an application, each with its own address, so that the back button and a reload work.
 * A new page focuses its heading, and shows no field errors before the form was submitted.
 */
export function useWizardPages<Key extends string>(
  { reset, setError }: PagedForm,
  pages: readonly WizardPage<Key>[],
  { lookAgain, first, together = false }: WizardPagesOptions<Key>,
) {
  const [head] = pages;
  if (!head) throw new Error('an application has at least one page');
  const narrow = useNarrow();
  const [params, setParams] = useSearchParams();
  const asked = pages.find(({ key }) => key === params.get('step'))?.key ?? first ?? head.key;
  const reason = `${asked} ${lookAgain}`;
  const [found, setFound] = useState(() => ({ reason, key: shownPage(pages, asked) }));
  if (found.reason !== reason) setFound({ reason, key: shownPage(pages, asked) });
  const at = Math.max(
    0,
    pages.findIndex(({ key }) => key === found.key),
  );
  const page = pages[at] ?? head;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page.key);
  const refused = useRef(false);

  // A layout effect runs before the effects of the page: a field that wants the focus gets it after the heading.
  useLayoutEffect(() => {
    if (shown.current !== page.key && !refused.current) heading.current?.focus();
  }, [page.key]);
  useEffect(() => {
    if (shown.current === page.key) return;
    shown.current = page.key;
    if (!refused.current) reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
    // If pages may be shown together, the error list has the focus.
    else if (!together) heading.current?.focus();
    refused.current = false;
  }, [page.key, reset, together]);

  const open = (next: Key) => {
    // Immediately: navigation may be pending while code loads.
    setFound({ reason, key: next });
    // Also if the address seems to match: a pending navigation would open another page.
    setParams(
      (now) => {
        const address = new URLSearchParams(now);
        address.set('step', next);
        return address;
      },
      { replace: next === asked },
    );
  };
  const paged = narrow || !together;
  return {
    at,
    page,
    heading,
    /** One page at a time is shown. */
    paged,
    /** Whether the fields of a page are visible. */
    shows: (key: Key) => !paged || page.key === key,
    /** This is the last page: the button submits the form. */
    last: !paged || at === pages.length - 1,
    open,
    /** Opens the next or the previous page, if there is one. */
    go(by: 1 | -1) {
      const next = pages[at + by];
      if (next) open(next.key);
    },
    /** Shows the refusals at their fields; opens the first page that has one of them. */
    refuse(fields: readonly FieldRefusal[]) {
      const target = pages.find(({ asks }) => fields.some(({ field }) => asks(field)));
      if (target) {
        refused.current = target.key !== page.key;
        if (together) setFound({ reason, key: target.key });
        else open(target.key);
      }
      for (const { field, message } of fields) setError(field as never, { message });
    },
  };
}
