/**
 * While a dialog keeps the page from scrolling, its scroll bar is gone and the window that much wider: the page itself is
 * kept in its place by the overlay, and what is fixed to the right edge by this. By itself, so that who needs only this
 * does not load the edge column.
 */
export const scrollBarRoom = 'var(--floating-ui-scrollbar-width, 0px)';
