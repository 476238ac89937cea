/** A statement that the database has answered or refused; its parameters stay with whoever sent it. */
export interface Statement {
  readonly text: string;
  /** From the call to the answer; on the embedded database the wait for its one connection is in it. */
  readonly ms: number;
  readonly failed: boolean;
}

export interface StatementWatch {
  /** One listener hears of every statement; a later one takes its place. */
  onStatement(listener: (statement: Statement) => void): void;
  /** Runs a statement and tells the listener. */
  watched<Result>(text: string, run: () => Promise<Result>): Promise<Result>;
}

export function statementWatch(): StatementWatch {
  let tell: (statement: Statement) => void = () => {};
  return {
    onStatement(listener) {
      tell = listener;
    },
    async watched(text, run) {
      const begun = performance.now();
      let failed = true;
      try {
        const result = await run();
        failed = false;
        return result;
      } finally {
        tell({ text, ms: performance.now() - begun, failed });
      }
    },
  };
}
