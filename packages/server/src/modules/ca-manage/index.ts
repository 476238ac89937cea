import type { caManage } from '@ca-portal/api/contract';
import { offsetOf } from '../../db/paging.js';
import { sessionOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { expiryCalendar } from './calendar.js';
import { health } from './health.js';
import { cardsOf, ownRows } from './lock-cards.js';
import { mobileState, openMobile } from './mobile-binding.js';
import { mobileInstall } from './mobile-install.js';
import { setReminder } from './reminders.js';
import { reportLost } from './report-lost.js';

export { sendDueReminders, sendRemindersRegularly } from './reminders.js';

export const caManageHandlers: Handlers<typeof caManage> = {
  /** The state depends on the day and on running orders, so it is filtered here and not by the database. */
  async list({ query }, context) {
    const { db } = context.services;
    const session = sessionOf(context);
    const cards = await cardsOf(await ownRows(db, session, query.scope), context);
    const keyword = query.keyword?.toLowerCase() ?? '';
    const rows = cards.filter(
      (card) =>
        (!query.carrier || card.carrier === query.carrier) &&
        (!query.state || card.state === query.state) &&
        [card.holderName, card.serialNumber, card.deviceId].some((text) =>
          text.toLowerCase().includes(keyword),
        ),
    );
    const from = offsetOf(query);
    return { rows: rows.slice(from, from + query.limit), total: rows.length };
  },
  calendar: ({ query }, context) => expiryCalendar(query, context),
  health: ({ params }, context) => health(params.id, context),
  remind: ({ params, body }, context) => setReminder(params.id, body, context),
  reportLost: ({ params, body }, context) => reportLost(params.id, body, context),
  openMobile: ({ params }, context) => openMobile(params.orderNo, context),
  mobileState: ({ params }, context) => mobileState(params.orderNo, context),
  mobileInstall: ({ body }, context) => mobileInstall(body, context),
};
