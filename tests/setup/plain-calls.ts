// Storybook keeps each call of a play for its panel, with all that it was given. No panel is there: Storybook's own switch
// for that, read when `storybook/test` is loaded.
const { pathname, search, hash } = window.location;
window.history.replaceState(
  window.history.state,
  '',
  `${pathname}${search}${search ? '&' : '?'}instrument=false${hash}`,
);
export {};
