import type { chat } from '@ca-portal/api/contract';
import { isServiceOpen } from '@ca-portal/api/domain';
import { asc, eq } from 'drizzle-orm';
import { serviceContacts } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { plainText } from '../../rich-text/sanitize.js';
import { findPublished } from '../../services/content/index.js';
import { noteUnanswered } from './unanswered.js';
import { answersTo, questionBank, replyOf } from './question-bank.js';

const hours = '工作日 08:30–11:30，13:00–17:00';
const offer = '为您找到以下相关问题，请点击查看：';

export const chatHandlers: Handlers<typeof chat> = {
  async commonQuestions(_, { services }) {
    const { entries } = await questionBank(services);
    return entries.filter((row) => row.pinned).map(({ id, title }) => ({ id, title }));
  },

  async ask({ query }, { services }) {
    const found = answersTo(await questionBank(services), query.keyword);
    if (found.length === 0) await noteUnanswered(services.db, query.keyword, services.clock());
    return found.map(replyOf);
  },

  async replyById({ query }, { services }) {
    const row = await findPublished(services, 'question', query.id);
    return row ? replyOf(row) : null;
  },

  /** Searches and never invents. Without a result the text is empty: the client adds the apology. */
  async query({ body }, { services }) {
    const { db, clock } = services;
    const found = answersTo(await questionBank(services), body.question);
    const [first, ...others] = found;
    if (!first) await noteUnanswered(db, body.question, clock());
    if (!first) return { contentType: 'ask', content: '', num: 1, replyList: [] };
    if (others.length === 0) {
      return {
        contentType: 'ask',
        content: plainText(first.html),
        num: 2,
        replyList: replyOf(first).replyList,
      };
    }
    return {
      contentType: 'ask',
      content: offer,
      num: 3,
      replyList: found.flatMap((row) => replyOf(row).replyList),
    };
  },

  async customerCare(_, { services: { db, clock } }) {
    const rows = await db
      .select()
      .from(serviceContacts)
      .where(eq(serviceContacts.channel, 'phone'))
      .orderBy(asc(serviceContacts.position), asc(serviceContacts.id));
    const online = isServiceOpen(clock());
    return rows.map(({ id, name, number }) => ({ id, name, phone: number, hours, online }));
  },
};
