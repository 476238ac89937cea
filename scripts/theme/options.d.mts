export type ThemeOptions = { help: true } | { help: false; brand: string; name: string; out: string };
export declare const help: string;
export declare class UsageError extends Error {}
export declare function readOptions(args: string[]): ThemeOptions;
