/**
 * While a dialog locks scrolling, the scroll bar is hidden and the window gets wider: the overlay compensates
 * the page, and this variable compensates elements fixed to the right edge. A file of its own, so that using it
 * does not load the edge column.
 */
export const scrollBarRoom = 'var(--floating-ui-scrollbar-width, 0px)';
