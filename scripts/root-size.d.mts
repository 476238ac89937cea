import type { Plugin } from 'esbuild';
export declare function ownRootSize(source: string): string;
export declare const ownRootSizes: Plugin;
