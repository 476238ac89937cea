import type { Plugin } from 'vite';

export const directImports: () => Plugin;
