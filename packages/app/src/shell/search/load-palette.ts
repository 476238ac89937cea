import { expectCatalog } from '../../routing/page-catalog.js';

/** Asked for a few times a day: neither the list nor the letters of Chinese come with a page. */
export async function loadPalette() {
  const [{ SearchPalette }] = await Promise.all([import('./SearchPalette.js'), expectCatalog()]);
  return SearchPalette;
}
