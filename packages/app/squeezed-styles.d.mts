import type { Plugin } from 'vite';

export const squeezedStyles: () => Plugin;
