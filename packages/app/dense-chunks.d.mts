import type { Plugin } from 'vite';

export const denseChunks: () => Plugin;
