export interface Welcome {
  server: {
    url: string;
    database: { kind: string; promise: string };
    accounts?: readonly { username: string; password: string; who: string }[];
    outboxUrl?: string | null;
    administrated: boolean;
    logPath?: string;
  };
  lock: string;
  dataFolder: string;
  port: number;
  dev: boolean;
}
export declare function welcome(facts: Welcome): string;
