import { tokenCss } from '../theme/tokenCss.js';
import { figmaFile } from './figmaFile.js';
import { w3cFile } from './w3cFile.js';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const note = '/* Generated from packages/ui/src/theme by `pnpm generate`. Do not edit by hand. */';

/** File name and text of each export format of the tokens. */
export const tokenFiles = (): Readonly<Record<string, string>> => ({
  'tokens.json': json(w3cFile()),
  'tokens.figma.json': json(figmaFile()),
  'tokens.css': `${note}\n${tokenCss.trim()}\n`,
});
