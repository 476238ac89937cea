// Writes the design tokens as files for projects without React: W3C format, Figma, CSS.
import { writeFileSync } from 'node:fs';
import { tokenFiles } from '../src/token-files/tokenFiles.js';

for (const [file, text] of Object.entries(tokenFiles()))
  writeFileSync(new URL(`../tokens/${file}`, import.meta.url), text);
