const lists = '[data-component="Card"], [data-component="DataTable"], section, main';

/** Moves focus and view to the beginning of the list around the pagination. Does nothing without a list. */
export function focusList(control: HTMLElement): void {
  const list = control.closest<HTMLElement>(lists);
  if (!list) return;
  if (!list.hasAttribute('tabindex')) list.tabIndex = -1;
  list.focus({ preventScroll: true });
  // A list already in view does not scroll; a fixed header must not cover it.
  if (list.getBoundingClientRect().top >= 0) return;
  list.style.scrollMarginTop = '8rem';
  list.scrollIntoView({ block: 'start' });
}
