import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');

/** All story files of the kit and the portal. */
export const storyFiles = ['ui', 'app'].flatMap((name) => {
  const src = join(packages, name, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(src, file));
});
