/** Whether the document of this visit contained the work frame and shows it (documents/early.js). */
export const beginsAtWork: boolean =
  typeof document !== 'undefined' &&
  document.querySelector(':root:not([data-no-frame]) #root[data-frame="work"]') !== null;
