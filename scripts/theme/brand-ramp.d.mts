export type BrandStep = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;
export declare const whiteTextTargets: Record<600 | 700 | 800 | 900 | 950, number>;
export declare function brandRamp(seed: string): Record<BrandStep, string>;
export declare function hueDistance(seed: string, dangerRed: string): number | undefined;
