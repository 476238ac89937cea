import { useEffect, useEffectEvent, type RefObject } from 'react';

const row = '[data-verdict-row]';
const moving = ['ArrowUp', 'ArrowDown'];
const judging = ['1', '2'];

/**
 * 1 and 2 set the verdict; Alt with a digit sets 不通过 with that reason. Alt changes the character on some systems, so
 * the key code counts.
 */
const isVerdict = ({ key, code, altKey }: KeyboardEvent) =>
  altKey ? /^Digit[1-9]$/.test(code) : judging.includes(key);

/** The user is typing or choosing: the control handles its keys itself. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('textarea, select, [contenteditable], [role=dialog], input:not([type=radio])') !== null;

/** The active item: the first one without a verdict, else the first. */
function activeItem(form: HTMLElement): HTMLElement | undefined {
  const rows = [...form.querySelectorAll<HTMLElement>(row)];
  return rows.find(({ dataset }) => !dataset['verdict']) ?? rows[0];
}

/**
 * The item keys work wherever the focus is, as the other keys of the desk do. If the focus is outside every item, the
 * key applies to the active item, which then gets the focus.
 */
export function useItemKeys(form: RefObject<HTMLFormElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const here = form.current;
    const verdict = isVerdict(event);
    if (event.defaultPrevented || !here?.checkVisibility()) return;
    if (!verdict && (event.altKey || !moving.includes(event.key))) return;
    // An open dialog handles all keys itself.
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
    if (event.ctrlKey || event.metaKey || isTaken(event.target)) return;
    if (event.target instanceof Element && event.target.closest(row)) return;
    const item = activeItem(here);
    const first =
      item?.querySelector<HTMLElement>('input:checked') ?? item?.querySelector<HTMLElement>('input');
    if (!item || !first) return;
    event.preventDefault();
    first.focus();
    const { key, code, altKey } = event;
    if (verdict) item.dispatchEvent(new KeyboardEvent('keydown', { key, code, altKey, bubbles: true }));
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
