import { and, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import {
  contentEntries,
  contentVersions,
  unansweredQuestions,
  type ContentForm,
} from '../../db/schema/index.js';
import { plainText } from '../../rich-text/sanitize.js';
import { latestVersion } from './latest-version.js';
import { factsOf } from './published.js';

/** The chat's questions that a text of the question bank answers: they are its similar questions. */
const answeredBy = (form: Pick<ContentForm, 'facts'>) => factsOf(form, 'similar');

/**
 * A submitted answer settles its questions; a returned one opens them again, so that whoever wrote it at the
 * service desk can correct it there. Neither changes a question that is already so.
 */
export async function settleAnswered(db: Db, form: ContentForm, settledAt: Date | null): Promise<void> {
  const questions = answeredBy(form);
  if (questions.length === 0) return;
  const before = settledAt ? isNull : isNotNull;
  await db
    .update(unansweredQuestions)
    .set({ settledAt })
    .where(and(inArray(unansweredQuestions.question, questions), before(unansweredQuestions.settledAt)));
}

/** Drafts of the question bank that a second person has returned, with the reason. */
export async function returnedAnswers(db: Db) {
  const rows = await db
    .select({ entry: contentEntries, form: contentVersions.form })
    .from(contentEntries)
    .innerJoin(contentVersions, latestVersion)
    .where(
      and(
        eq(contentEntries.kind, 'question'),
        eq(contentEntries.state, 'draft'),
        ne(contentEntries.returnReason, ''),
      ),
    )
    .orderBy(desc(contentEntries.updatedAt), desc(contentEntries.id));
  return (question: string) => {
    const found = rows.find(({ form }) => answeredBy(form).includes(question));
    if (!found) return null;
    const { entry, form } = found;
    const { kind, id, version, returnReason: reason } = entry;
    return { key: { kind, id }, version, form, reason, title: form.title, answer: plainText(form.html) };
  };
}
