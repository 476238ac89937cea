/** On its own, so that a dialog has its cross without the other icons. */
export const closePath = 'M6 6l12 12M18 6L6 18';
