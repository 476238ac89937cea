import { examEntryUrl } from '@ca-portal/api/exam-entry';
import type { person } from '@ca-portal/api/contract';
import { finalOrderStates, formatBeijing } from '@ca-portal/api/domain';
import { and, count, eq, ne, notInArray } from 'drizzle-orm';
import { certificates, orders } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import { roleNames } from '../../services/administration/index.js';
import type { Handlers } from '../../context/handlers.js';
import { maskedPerson, personRecord } from '../../services/session/index.js';

const nobody = { idNumber: '', phone: '', name: '', creditCode: '', companyName: '' };

export const personHandlers: Handlers<typeof person> = {
  async profile(_, context) {
    const { userId, roleId } = sessionOf(context);
    const { db } = context.services;
    const record = await personRecord(context);
    const [held] = await db
      .select({ count: count() })
      .from(certificates)
      .where(and(eq(certificates.userId, userId), ne(certificates.status, 'cancelled')));
    const [open] = await db
      .select({ count: count() })
      .from(orders)
      .where(and(eq(orders.userId, userId), notInArray(orders.state, [...finalOrderStates])));
    const { user } = record;
    return {
      person: maskedPerson(record, roleId, await roleNames(context.services)),
      username: user.username,
      email: user.email,
      registeredAt: formatBeijing(user.createdAt),
      lastLoginAt: user.lastLoginAt && formatBeijing(user.lastLoginAt),
      lastLoginMethod: user.lastLoginMethod,
      certificateCount: held?.count ?? 0,
      openOrderCount: open?.count ?? 0,
    };
  },

  /**
   * Spec 7.4 and 7.9: with key and vector the server encrypts and sends nothing in plain text; without them
   * the caller gets his own data, to be encrypted by whoever has the key. Without data the plain page opens.
   */
  async examEntry(_, context) {
    const { exam } = context.services.config;
    const { user, company } = await personRecord(context);
    const known = exam.url !== '' && user.idNumber !== '';
    const data = {
      idNumber: known ? user.idNumber : '',
      phone: known ? user.phone : '',
      name: known ? user.name : '',
      creditCode: (known && company?.creditCode) || '',
      companyName: (known && company?.name) || '',
    };
    if (!exam.key || !exam.iv) return data;
    return { ...nobody, url: examEntryUrl(exam.url, data, exam) };
  },
};
