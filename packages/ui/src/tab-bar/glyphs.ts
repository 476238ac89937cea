/** The drawings of the bar alone, as in `icon`: the whole set would weigh more than the bar. A test keeps them equal. */
export const glyphs = {
  'chevron-down': 'M5 9l7 7 7-7',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  pin: 'M9 3h6l-1 6 4 4H6l4-4zM12 13v8',
};
