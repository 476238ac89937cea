import { readFileSync } from 'node:fs';
import { factOf } from '../../services/content/index.js';
import { answersTo, type questionBank } from './question-bank.js';

interface Asked {
  readonly question: string;
  /** Key of the entry that answers it; null if the bank has no answer. */
  readonly expect: string | null;
}

/** `benchmark` was used while developing the search; `benchmark-held-out` was written afterwards. */
export const questionSets = ['benchmark', 'benchmark-held-out'] as const;

export interface BenchmarkResult {
  readonly asked: number;
  /** Questions answered with exactly the right entry, or rightly with none. */
  readonly direct: number;
  /** Questions with the right entry among the offered ones, or rightly with none. */
  readonly found: number;
  readonly misses: readonly string[];
}

/** Asks the bank real users' questions in their words, and counts the correct answers. */
export function runBenchmark(
  bank: Awaited<ReturnType<typeof questionBank>>,
  set: (typeof questionSets)[number],
): BenchmarkResult {
  const questions = JSON.parse(readFileSync(new URL(`./${set}.json`, import.meta.url), 'utf8')) as Asked[];
  let direct = 0;
  let found = 0;
  const misses: string[] = [];
  for (const { question, expect } of questions) {
    const keys = answersTo(bank, question).map((row) => factOf(row, 'key'));
    const right = expect === null ? keys.length === 0 : keys.includes(expect);
    if (right) found += 1;
    if (right && keys.length <= 1) direct += 1;
    if (!right) {
      misses.push(`${question}: ${expect ?? 'nothing'} expected, ${keys.join(', ') || 'nothing'} found`);
    }
  }
  return { asked: questions.length, direct, found, misses };
}
