export declare function problemsOf(packed: { files: string[]; manifest: Record<string, unknown> }): string[];
