import type { Membership } from './queries.js';

export interface NextLevel {
  name: string;
  missingFen: number;
  /** Progress from the current level to the next, 0 to 100. */
  percent: number;
}

/** The next level and its progress; undefined at the top. */
export function nextLevel({ level, levels, spentFen, nextLevelFen }: Membership): NextLevel | undefined {
  if (nextLevelFen === null) return undefined;
  const next = levels.find(({ fromFen }) => fromFen === nextLevelFen);
  const start = levels.find((one) => one.level === level)?.fromFen ?? 0;
  const way = nextLevelFen - start;
  return {
    name: next?.name ?? '下一级',
    missingFen: Math.max(0, nextLevelFen - spentFen),
    percent: way > 0 ? Math.min(100, Math.max(0, ((spentFen - start) / way) * 100)) : 0,
  };
}
