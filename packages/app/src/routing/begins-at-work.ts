/** Whether the document of this visit came with the frame of the work pages in it, and shows it (documents/early.js). */
export const beginsAtWork: boolean =
  typeof document !== 'undefined' &&
  document.querySelector(':root:not([data-no-frame]) #root[data-frame="work"]') !== null;
