const lists = '[data-component="Card"], [data-component="DataTable"], section, main';

/** Leads keyboard and eyes from the pages below a list to its beginning. Nothing where no list is around. */
export function focusList(control: HTMLElement): void {
  const list = control.closest<HTMLElement>(lists);
  if (!list) return;
  if (!list.hasAttribute('tabindex')) list.tabIndex = -1;
  list.focus({ preventScroll: true });
  // What is in view already does not move; a fixed head must not cover it.
  if (list.getBoundingClientRect().top >= 0) return;
  list.style.scrollMarginTop = '8rem';
  list.scrollIntoView({ block: 'start' });
}
