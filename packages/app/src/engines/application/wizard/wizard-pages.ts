/** One page of an application, for the current values. */
export interface WizardPage<Key extends string = string> {
  /** Its name in the address (`?step=`). */
  readonly key: Key;
  readonly title: string;
  /** Whether later pages may be opened. The fields themselves show what is wrong. */
  readonly complete: boolean;
  /** Whether a form field is on this page: a refusal of it opens the page. */
  readonly asks: (field: string) => boolean;
}

/** The fields of a page, by their names in the form, including nested ones. */
export const asksFor =
  (names: readonly string[]): WizardPage['asks'] =>
  (field) =>
    names.some((name) => field === name || field.startsWith(`${name}.`));

/** The page to show: the requested one, or the first incomplete one before it. */
export function shownPage<Key extends string>(pages: readonly WizardPage<Key>[], asked: Key): Key {
  const before = pages.slice(
    0,
    pages.findIndex(({ key }) => key === asked),
  );
  return before.find(({ complete }) => !complete)?.key ?? asked;
}
