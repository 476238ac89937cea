import { count, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { unansweredQuestions } from '../../db/schema/index.js';

/** Anybody may ask: what waits for the service desk stays a list that somebody can read. */
const mostOpen = 500;

/** People type their numbers into a chat; a question is as good without them. */
const withoutNumbers = (question: string): string =>
  question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\d{6,}[\dXx]*/g, '…');

/** Keeps a question that the bank had no answer to, once for all who ask it. */
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
