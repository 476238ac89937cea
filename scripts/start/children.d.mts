import type { ChildProcess } from 'node:child_process';

export interface Children {
  add(name: string, child: ChildProcess): void;
  ready(child: ChildProcess): void;
  readonly stopping: boolean;
  replace(child: ChildProcess): Promise<void>;
  stopAll(): Promise<void>;
}
export declare function createChildren(onDeath: (death: { name: string; how: string }) => void): Children;
