interface Target {
  name: string;
  folder: string;
  makes: string;
  label: string;
}
export declare const buildable: Record<'ui' | 'api' | 'app' | 'server' | 'simulator', Target>;
export declare function buildWhatIsStale(targets: readonly Target[]): Promise<void>;
