import type { Plugin } from 'esbuild';

export function squeezeStyles(source: string): string;
export const squeezedStyles: Plugin;
