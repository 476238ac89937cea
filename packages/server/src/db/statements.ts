/** A finished statement, successful or refused; its parameters are not included. */
export interface Statement {
  readonly text: string;
  /**
   * From the call to the answer; on the embedded database this includes the wait for its single connection.
   */
  readonly ms: number;
  readonly failed: boolean;
}

export interface StatementWatch {
  /** Sets the one listener for every statement; a later one replaces it. */
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
