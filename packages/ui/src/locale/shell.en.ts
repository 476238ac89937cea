import type { ShellLocale } from './shell.zh.js';

/** Words of display parts and shell widgets in English. */
export const shellEn: ShellLocale = {};
