import { expectCatalog } from '../../routing/page-catalog.js';

/** Used a few times a day: neither the list nor the pinyin table loads with a page. */
export async function loadPalette() {
  const [{ SearchPalette }] = await Promise.all([import('./SearchPalette.js'), expectCatalog()]);
  return SearchPalette;
}
