import type { Plugin } from 'vite';

export const lighterLibraries: () => Plugin;
export const declaring: RegExp;
