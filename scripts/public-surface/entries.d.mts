export declare const surfaces: string[];
export declare function entriesOf(root: string, name: string): { subpath: string; file: string }[];
