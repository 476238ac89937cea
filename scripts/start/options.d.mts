export interface StartOptions {
  port: number;
  data: string;
  lockPort: number;
  simulator: boolean;
  reset: boolean;
  yes: boolean;
  dev: boolean;
  help: boolean;
}
export declare const help: string;
export declare class UsageError extends Error {}
export declare function readOptions(args: string[], env?: Record<string, string | undefined>): StartOptions;
