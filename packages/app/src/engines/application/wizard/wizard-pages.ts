/** One page of an application, for what is typed now. */
export interface WizardPage<Key extends string = string> {
  /** Its name in the address (`?step=`). */
  readonly key: Key;
  readonly title: string;
  /** Whether later pages may be opened. The fields themselves say what is wrong. */
  readonly complete: boolean;
  /** Whether a field of the form stands here: a refusal of it opens this page. */
  readonly asks: (field: string) => boolean;
}

/** The fields of a page, by their names in the form: each with what lies below it. */
export const asksFor =
  (names: readonly string[]): WizardPage['asks'] =>
  (field) =>
    names.some((name) => field === name || field.startsWith(`${name}.`));

/** The page to show: the one asked for, but none behind one that is not complete. */
export function shownPage<Key extends string>(pages: readonly WizardPage<Key>[], asked: Key): Key {
  const before = pages.slice(
    0,
    pages.findIndex(({ key }) => key === asked),
  );
  return before.find(({ complete }) => !complete)?.key ?? asked;
}
