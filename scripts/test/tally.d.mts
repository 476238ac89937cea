export interface StepResult {
  step: { title: string; report?: { kind: 'vitest' | 'playwright'; file: string } };
  code: number | string;
}
export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
  slowest: { name: string; step: string; ms: number }[];
  failures: { name: string; step: string; why: string }[];
}
export declare function tally(results: StepResult[]): Sum;
