export interface StepResult {
  step: { title: string; report?: { kind: 'vitest' | 'playwright'; file: string } };
  code: number | string;
}
export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
  slowest: { name: string; step: string; ms: number }[];
}
export declare function tally(results: StepResult[]): Sum;
