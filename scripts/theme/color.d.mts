export declare function contrastWithWhite(hex: string): number;
