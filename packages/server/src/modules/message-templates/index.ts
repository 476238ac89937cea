import type { MessageTemplate, systemTemplates as group } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { messageTemplates } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import {
  isTemplateCode,
  templates,
  unknownPlaceholders,
  type TemplateCode,
} from '../../services/messages/index.js';

export { tellOwner } from './follow-order.js';

type OwnRow = typeof messageTemplates.$inferSelect;

function view(code: TemplateCode, own: OwnRow | undefined): MessageTemplate {
  const { name, placeholders, topic, content, sms, inboxOn, smsOn } = templates[code];
  const words = own ?? { topic, content, sms, inboxOn, smsOn };
  return {
    code,
    name,
    placeholders: [...placeholders],
    topic: words.topic,
    content: words.content,
    sms: words.sms,
    inboxOn: words.inboxOn,
    smsOn: words.smsOn,
    changed: own !== undefined,
    updateBy: own?.updatedBy ?? '',
    updateTime: own ? formatBeijing(own.updatedAt) : '',
  };
}

const fields = ['topic', 'content', 'sms'] as const;

export const systemTemplatesHandlers: Handlers<typeof group> = {
  async list({ query }, { services: { db } }) {
    const own = await db.select().from(messageTemplates);
    const keyword = query.keyword ?? '';
    const all = (Object.keys(templates) as TemplateCode[])
      .map((code) =>
        view(
          code,
          own.find((row) => row.code === code),
        ),
      )
      .filter((one) => [one.name, one.topic, one.content].some((text) => text.includes(keyword)));
    const from = (query.page - 1) * query.limit;
    return { rows: all.slice(from, from + query.limit), total: all.length };
  },

  async update({ params: { code }, body }, context) {
    const { db, clock } = context.services;
    if (!isTemplateCode(code)) throw new PortalError('notFound');
    const wrong = fields.flatMap((field) => {
      const [name] = unknownPlaceholders(code, body[field]);
      return name === undefined
        ? []
        : [
            {
              field,
              message: `没有“{${name}}”这个可填内容，可用的有：${templates[code].placeholders.join('、')}`,
            },
          ];
    });
    if (wrong.length > 0) throw new InvalidInput(wrong);
    const now = clock();
    const values = { ...body, updatedBy: sessionOf(context).name, updatedAt: now };
    const row = await db.transaction(async (tx) => {
      const [saved] = await tx
        .insert(messageTemplates)
        .values({ code, ...values })
        .onConflictDoUpdate({ target: messageTemplates.code, set: values })
        .returning();
      await recordAudit(tx, context, {
        action: 'messageTemplate.update',
        subjectType: 'message-template',
        subjectId: code,
        details: { ...body },
      });
      return saved;
    });
    return view(code, row);
  },

  /** Resets to the built-in words. */
  async reset({ params: { code } }, context) {
    if (!isTemplateCode(code)) throw new PortalError('notFound');
    await context.services.db.transaction(async (tx) => {
      await tx.delete(messageTemplates).where(eq(messageTemplates.code, code));
      await recordAudit(tx, context, {
        action: 'messageTemplate.reset',
        subjectType: 'message-template',
        subjectId: code,
      });
    });
    return view(code, undefined);
  },
};
