export declare const foreignAddress: RegExp;
export declare function surfaceText(root: string, name: string): string;
export declare function undocumented(root: string, name: string): string[];
