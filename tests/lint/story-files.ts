import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');

/** Every file of stories, of the kit and of the portal. */
export const storyFiles = ['ui', 'app'].flatMap((name) => {
  const src = join(packages, name, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => join(src, file));
});
