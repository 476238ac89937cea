// Rules of the story list: small groups, and names that a Chinese search finds.
const most = 15;

/**
 * @param {{ id: string, title: string, type: string, tags: string[] }[]} entries of index.json
 * @param {(id: string) => boolean} isPictured whether the catalog has a picture of this widget
 */
export function problemsOfIndex(entries, isPictured) {
  const children = new Map();
  for (const { title } of entries) {
    const parts = title.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const parent = parts.slice(0, depth).join('/');
      children.set(parent, (children.get(parent) ?? new Set()).add(parts[depth]));
    }
  }
  const crowded = [...children]
    .filter(([, names]) => names.size > most)
    .map(([group, names]) => `${group} has ${names.size} entries, more than ${most}: split it.`);
  const titles = [...new Set(entries.map(({ title }) => title))];
  const foreign = titles
    .filter((title) => title.split('/').some((part) => !/\p{Script=Han}/u.test(part)))
    .map((title) => `The title “${title}” lacks a Chinese name: designers search for it.`);
  const unpictured = entries
    .filter(({ id, type, tags }) => type === 'docs' && tags.includes('attached-mdx') && !isPictured(id))
    .map(({ id }) => `${id} has no picture in the catalog: pnpm test:visual --update-snapshots.`);
  return [...crowded, ...foreign, ...unpictured];
}
