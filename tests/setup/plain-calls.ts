// Storybook records each call of a play function for its panel. Tests have no panel: this is Storybook's own switch
// for that, read when `storybook/test` is loaded.
const { pathname, search, hash } = window.location;
window.history.replaceState(
  window.history.state,
  '',
  `${pathname}${search}${search ? '&' : '?'}instrument=false${hash}`,
);
export {};
