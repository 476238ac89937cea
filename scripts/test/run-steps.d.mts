export interface Step {
  id: string;
  title: string;
  command: string;
  heavy?: boolean;
  after?: string[];
  env?: Record<string, string>;
}
export declare function runSteps(
  steps: Step[],
  context: { cwd: string; env: Record<string, string | undefined> },
): Promise<{ step: Step; code: number | string; ms: number }[]>;
