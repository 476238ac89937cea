export declare const measured: readonly (readonly [folder: string, names: string])[];
export declare function sizeOf(folder: string, names: string): Promise<number>;
export declare function kilobytes(bytes: number): string;
export declare function packageSizes(): Promise<string>;
