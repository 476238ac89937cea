export declare function inputFolders(root: string, folder: string, seen?: Set<string>): Set<string>;
export declare function fingerprint(root: string, folder: string): string;
export declare function isStale(root: string, target: { folder: string; makes: string }): boolean;
export declare function remember(root: string, folder: string, print: string): void;
