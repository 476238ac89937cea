import type { ChildProcess } from 'node:child_process';

export declare function startSimulator(where: {
  port: number;
  dataFolder: string;
  dev: boolean;
}): Promise<{ child: ChildProcess; ready: Promise<void> } | undefined>;
