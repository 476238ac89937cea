import type { ChatReply } from '@ca-portal/api/contract';
import type { Db } from '../../db/db.js';
import type { Services } from '../../context/services.js';
import { publishedRules } from '../../parameters/index.js';
import { plainText } from '../../rich-text/sanitize.js';
import { buildTextIndex, type TextIndex } from '../../text-search/text-index.js';
import { normalize } from '../../text-search/words.js';
import { factsOf, publishedOf, type Published } from '../../services/content/index.js';

/**
 * An entry must match at least this share of a question's weight, or the question counts as not understood.
 */
const leastCoverage = 0.2;
/** The best score must exceed the next by this factor to be the answer; otherwise the user chooses. */
const clearLead = 1.6;
/** Others are offered down to this share of the best score. */
const stillClose = 0.45;
const mostOffered = 5;

interface Bank {
  readonly stamp: string;
  readonly entries: readonly Published[];
  readonly index: TextIndex;
}

const banks = new WeakMap<Db, Bank>();

/** The currently published bank. Rebuilt only when a question has changed, so several instances agree. */
export async function questionBank(source: Pick<Services, 'db' | 'changes' | 'clock'>): Promise<Bank> {
  const { db } = source;
  const entries = await publishedOf(source, 'question');
  const rows = entries.map((row) => [row.id, row.changedAt.getTime()]);
  const stamp = JSON.stringify([rows, await publishedRules(source)]);
  const known = banks.get(db);
  if (known?.stamp === stamp) return known;
  const index = buildTextIndex(
    entries.map((row) => ({
      id: String(row.id),
      title: row.title,
      names: factsOf(row, 'similar').join('，'),
      body: plainText(row.html),
    })),
  );
  const bank = { stamp, entries, index };
  banks.set(db, bank);
  return bank;
}

/** The published entries that answer a question: none, the one, or several to choose from, best first. */
export function answersTo({ entries, index }: Bank, question: string): Published[] {
  const asked = normalize(question).replace(/[\s\p{P}]/gu, '');
  const exact = entries.find((row) => normalize(row.title).replace(/[\s\p{P}]/gu, '') === asked);
  if (exact) return [exact];
  const hits = index.search(question).filter((hit) => hit.coverage >= leastCoverage);
  const [best, second] = hits;
  if (!best) return [];
  const chosen =
    !second || best.score >= clearLead * second.score
      ? [best]
      : hits.filter((hit) => hit.score >= stillClose * best.score).slice(0, mostOffered);
  return chosen.flatMap((hit) => entries.find((row) => String(row.id) === hit.id) ?? []);
}

const answerOf = (row: Published) => ({
  id: row.id,
  title: row.title,
  question: row.title,
  answer: plainText(row.html),
});

/** An entry as the chat shows it: `replyList` contains its own answer (spec section 4). */
export function replyOf(row: Published): ChatReply {
  const answer = answerOf(row);
  return { ...answer, replyList: answer.answer ? [answer] : [] };
}
