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
import { addEntry } from '../../services/content/index.js';

type Question = ResultOf<(typeof desk)['settleQuestion']>;

const viewOf = ({ id, question, asked, lastAt }: typeof unansweredQuestions.$inferSelect): Question => ({
  id,
  question,
  asked,
  lastAt: formatBeijing(lastAt),
});

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
  return { rows: rows.map(viewOf), total };
}

/** Settles a question; an answer becomes a draft of the question bank, which another person publishes. */
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
    await addEntry(
      'question',
      {
        title: word.title,
        category: '',
        summary: '',
        html: `<p>${escapeText(word.answer)}</p>`,
        link: '',
        imageFileId: null,
        attachmentIds: [],
        pinned: false,
        position: 0,
        publishAt: null,
        facts: [{ name: 'similar', value: settled.question }],
      },
      context,
    );
  }
  return viewOf(settled);
}
