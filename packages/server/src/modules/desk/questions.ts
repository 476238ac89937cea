import type { desk, InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/paging.js';
import { unansweredQuestions } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { escapeText } from '../../kernel/html.js';
import { PortalError } from '../../kernel/portal-error.js';
import { addEntry, returnedAnswers, updateEntry } from '../../services/content/index.js';

/** A text of the question bank has no other fields. */
const blank = {
  category: '',
  summary: '',
  link: '',
  imageFileId: null,
  attachmentIds: [],
  pinned: false,
  position: 0,
  publishAt: null,
};

type Question = ResultOf<(typeof desk)['settleQuestion']>;

const viewOf = (
  { id, question, asked, lastAt }: typeof unansweredQuestions.$inferSelect,
  returned: Question['returned'] = null,
): Question => ({ id, question, asked, lastAt: formatBeijing(lastAt), returned });

/** Questions that nobody has handled yet, the most asked first. */
export async function openQuestions(
  db: Db,
  query: { page: number; limit: number },
): Promise<ResultOf<(typeof desk)['questions']>> {
  const { rows, total } = await pageOf(
    db,
    unansweredQuestions,
    {
      where: isNull(unansweredQuestions.settledAt),
      orderBy: [desc(unansweredQuestions.asked), desc(unansweredQuestions.id)],
    },
    query,
  );
  const returned = await returnedAnswers(db);
  return { rows: rows.map((row) => viewOf(row, returned(row.question))), total };
}

/**
 * Settles a question; an answer is submitted to the question bank, where another person publishes or returns
 * it. A returned answer is corrected, not added a second time.
 */
export async function settleQuestion(
  id: number,
  word: InputOf<(typeof desk)['settleQuestion']>['body'],
  context: CallContext,
): Promise<Question> {
  const { db, clock } = context.services;
  const settled = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(unansweredQuestions)
      .set({ settledAt: clock() })
      .where(and(eq(unansweredQuestions.id, id), isNull(unansweredQuestions.settledAt)))
      .returning();
    if (!row) throw new PortalError('notFound');
    await recordAudit(tx, context, {
      action: word.answered ? 'question.answer' : 'question.drop',
      subjectType: 'content',
      subjectId: String(id),
      details: { question: row.question },
    });
    return row;
  });
  if (word.answered) {
    const written = { title: word.title, html: `<p>${escapeText(word.answer)}</p>` };
    const before = (await returnedAnswers(db))(settled.question);
    if (before) {
      const { key, version, form } = before;
      await updateEntry(key, { ...form, ...written, version }, context, 'waiting');
    } else {
      const facts = [{ name: 'similar', value: settled.question }];
      await addEntry('question', { ...blank, ...written, facts }, context, 'waiting');
    }
  }
  return viewOf(settled);
}
