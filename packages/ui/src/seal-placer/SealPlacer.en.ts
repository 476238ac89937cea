import type { zhSealPlacer } from './SealPlacer.zh.js';

export const enSealPlacer: typeof zhSealPlacer = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page, pages) => `Page ${page} of ${pages}`,
  smaller: 'Zoom out',
  larger: 'Zoom in',
  undo: 'Undo',
  desk: 'Document',
  seal: (name, place) => `${name}, ${place}`,
  place: (page, left, top, width) =>
    `page ${page}, ${left} mm from the left, ${top} mm from the top, ${width} mm wide`,
  count: (count) => `; ${count} of this seal in all`,
  keys: 'Drag a seal, or type its place. Once it is chosen, arrow keys move it by 1 mm, with Shift by 10 mm; plus and minus change its size, Delete removes it.',
  fields: 'Place of the seal',
  left: 'From the left (mm)',
  top: 'From the top (mm)',
  width: 'Width (mm)',
  remove: 'Remove',
  from: 'From page',
  to: 'To page',
  everyPage: 'Put on these pages',
  paging: 'Seal across the edges',
  onePage: 'The document has one page and needs none',
  noSeal: 'Add a seal first',
  pagingWhat: 'One seal is cut over the right edges of all pages.',
  pagingOn: (from, to) =>
    `Cut over the right edges of pages ${from} to ${to}: a page that was exchanged shows.`,
  height: 'Height of the seal across the edges',
  high: 'High',
  middle: 'Middle',
  low: 'Low',
};
