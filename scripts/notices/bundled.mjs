import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const packageFolder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Folders of the bundled libraries, by the sources in the source maps; each once. */
export function bundledIn(dist) {
  if (!existsSync(dist)) return [];
  const maps = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js.map'));
  const folders = maps.flatMap((file) =>
    JSON.parse(readFileSync(join(dist, file), 'utf8')).sources.flatMap(
      (source) => packageFolder.exec(resolve(dirname(join(dist, file)), source))?.[1] ?? [],
    ),
  );
  return [...new Set(folders)].toSorted();
}

export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function licenseText(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : undefined;
}

/** One section per library: name, version, license and its text. */
export function noticesOf(folders) {
  const chapters = folders.map((folder) => {
    const { name, version, license, author } = manifestOf(folder);
    const by = typeof author === 'string' ? author : author?.name;
    const text =
      licenseText(folder) ?? `${license} (the package holds no text of it)${by ? `, by ${by}` : ''}`;
    return `## ${name} ${version}\n\n${license}\n\n\`\`\`\n${text}\n\`\`\`\n`;
  });
  return `# Third-party notices\n\nThe built files of this package hold code of these libraries.\n\n${chapters.join('\n')}`;
}
