import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNarrow } from '../../../shared/browser/useNarrow.js';
import type { FieldRefusal } from '../../../shared/failure/refusal.js';
import { shownPage, type WizardPage } from './wizard-pages.js';

/** What is needed of a form, whatever its fields are. */
interface PagedForm {
  reset: (values: undefined, keep: { keepValues: true; keepDefaultValues: true; keepDirty: true }) => void;
  setError: (field: never, error: { message: string }) => void;
}

interface WizardPagesOptions<Key extends string> {
  /** A page is looked for when the address changes, and when this does. */
  lookAgain: string;
  /** Where it begins when the address names no page. @default the first */
  first?: Key;
  /** A wide window shows all pages at once; a phone shows one after the other, as otherwise every window does. @default false */
  together?: boolean;
}

/**
 * The pages of an application, each at an address of its own: the way back leads to the one before, and a reload stays.
 * A page that opens takes the focus to its heading, and calls no field wrong of which nothing has been sent.
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

  // Before the effects of what is on the page: a field that wants the focus gets it after the heading.
  useLayoutEffect(() => {
    if (shown.current !== page.key && !refused.current) heading.current?.focus();
  }, [page.key]);
  useEffect(() => {
    if (shown.current === page.key) return;
    shown.current = page.key;
    if (!refused.current) reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
    // Where all of the pages can stand together the list of errors has the focus.
    else if (!together) heading.current?.focus();
    refused.current = false;
  }, [page.key, reset, together]);

  const open = (next: Key) => {
    // At once: the address may be on its way while code is loaded.
    setFound({ reason, key: next });
    // Said even where it seems to stand there: an address that is still on its way would bring another page back.
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
    /** Whether the fields of a page are on the screen. */
    shows: (key: Key) => !paged || page.key === key,
    /** Nothing is left to be asked: the button sends the form. */
    last: !paged || at === pages.length - 1,
    open,
    /** Opens the page this many pages further; none where there is none. */
    go(by: 1 | -1) {
      const next = pages[at + by];
      if (next) open(next.key);
    },
    /** Says what was refused where its fields stand; the first page that has one of them opens. */
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
