import { describeLockError, type LockMessage, type LockMessageBook } from '../messages/LockMessage.js';
import type { EnvironmentCheck, EnvironmentCheckName } from './checkEnvironment.js';

/**
 * Texts of the report in one language; `./messages/zh-CN` and `./messages/en-US` contain them beside the messages.
 */
export interface EnvironmentWords {
  /** The heading of the report. */
  title: string;
  /** The names of the checks. */
  checks: Record<EnvironmentCheckName, string>;
  /** The words for passed, failed and unknown. */
  states: Record<EnvironmentCheck['state'], string>;
  /** The next step for a person who uses a phone. */
  notAComputer: LockMessage;
}

/** The messages of one language, including those of the environment. */
export type EnvironmentBook = LockMessageBook & {
  /** Texts of the environment report. */
  environment: EnvironmentWords;
};

/** The text below one check: the problem and the next step; empty when all is well. */
export function environmentMessage(book: EnvironmentBook, check: EnvironmentCheck): LockMessage | undefined {
  if (check.error) return describeLockError(book, check.error);
  return check.name === 'system' && check.state === 'fail' ? book.environment.notAComputer : undefined;
}

/**
 * 复制检测结果给客服: plain text with states, codes and versions. No personal data: no name, no serial
 * number, no device number, no user agent, no address of the page.
 */
export function environmentReport(
  book: EnvironmentBook,
  checks: readonly EnvironmentCheck[],
  at: Date,
): string {
  const { title, checks: names, states } = book.environment;
  const lines = checks.map((check) => {
    const { error } = check;
    const facts = Object.entries(check.facts).filter(([, value]) => value);
    const details = [
      ...facts.map(([key, value]) => `${key}=${value}`),
      ...(error ? [error.code] : []),
      ...(error?.nativeCode === undefined
        ? []
        : [`0x${error.nativeCode.toString(16).toUpperCase().padStart(8, '0')}`]),
    ];
    const next = environmentMessage(book, check)?.next;
    return [`${names[check.name]}: ${states[check.state]}`, details.join(' '), next]
      .filter(Boolean)
      .join(' | ');
  });
  return [`${title} ${at.toISOString()}`, ...lines].join('\n');
}
