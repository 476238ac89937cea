interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

export function pagesTogether(chunks: readonly Chunk[]): [page: string, other: string][];
export function circles(chunks: readonly Chunk[]): string[];
export function pagesOf(chunks: readonly Chunk[]): number;
