import { count, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { unansweredQuestions } from '../../db/schema/index.js';

/** Anybody may ask, so the list for the service desk is limited to a readable length. */
const mostOpen = 500;

/** Users type their numbers into a chat; the question does not need them. */
const withoutNumbers = (question: string): string =>
  question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\d{6,}[\dXx]*/g, '…');

/** Stores a question without an answer in the bank, once for all who ask it. */
export async function noteUnanswered(db: Db, asked: string, at: Date): Promise<void> {
  const question = withoutNumbers(asked);
  if (question.length < 2) return;
  const [open] = await db
    .select({ count: count() })
    .from(unansweredQuestions)
    .where(isNull(unansweredQuestions.settledAt));
  if ((open?.count ?? 0) >= mostOpen) return;
  await db
    .insert(unansweredQuestions)
    .values({ question, lastAt: at })
    .onConflictDoUpdate({
      target: unansweredQuestions.question,
      set: { asked: sql`${unansweredQuestions.asked} + 1`, lastAt: at },
    });
}
