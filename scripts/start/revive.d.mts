export interface BackOff {
  firstMs?: number;
  mostMs?: number;
  calmMs?: number;
  now?: () => number;
}
export declare function backOff(how?: BackOff): () => number;
export interface Reviving {
  say(text: string): void;
  isStopping(): boolean;
  waits?: () => () => number;
  wait?: (ms: number) => Promise<unknown>;
}
export declare function reviver(
  how: Reviving,
): (death: { name: string; how: string }, begin: () => Promise<unknown>) => Promise<void>;
