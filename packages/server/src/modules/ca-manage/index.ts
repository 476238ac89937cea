import type { caManage, InputOf } from '@ca-portal/api/contract';
import { recordAudit } from '../../db/audit.js';
import { offsetOf } from '../../db/paging.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { workbook } from '../../services/workbook/index.js';
import { expiryCalendar } from './calendar.js';
import { health } from './health.js';
import { cardsOf, ownRows } from './lock-cards.js';
import { mobileScan, mobileState, openMobile } from './mobile-binding.js';
import { mobileInstall } from './mobile-install.js';
import { sheetColumns, sheetRow } from './lock-sheet.js';
import { setReminder } from './reminders.js';
import { reportLost, takeBack } from './report-lost.js';
import { sendUnlockCode } from './unlock-code.js';

export { sendDueReminders } from './reminders.js';
export { remindOfExpiry } from './remind-expiry.js';

/** The state depends on the day and on running orders, so it is filtered here and not by the database. */
async function narrowedCards(
  { scope, carrier, state, keyword = '' }: InputOf<(typeof caManage)['export']>['query'],
  context: CallContext,
) {
  const cards = await cardsOf(await ownRows(context.services.db, sessionOf(context), scope), context);
  const words = keyword.toLowerCase();
  return cards.filter(
    (card) =>
      (!carrier || card.carrier === carrier) &&
      (!state || card.state === state) &&
      [card.holderName, card.serialNumber, card.deviceId].some((text) => text.toLowerCase().includes(words)),
  );
}

export const caManageHandlers: Handlers<typeof caManage> = {
  async list({ query }, context) {
    const rows = await narrowedCards(query, context);
    const from = offsetOf(query);
    return { rows: rows.slice(from, from + query.limit), total: rows.length };
  },
  async export({ query }, context) {
    const ids = query.ids?.split(',');
    const rows = (await narrowedCards(query, context)).filter(({ id }) => !ids || ids.includes(id));
    await recordAudit(context.services.db, context, {
      action: 'certificate.export',
      subjectType: 'certificate',
      subjectId: '',
      details: { rows: rows.length },
    });
    return workbook('我的证书', sheetColumns, rows.map(sheetRow), context);
  },
  calendar: ({ query }, context) => expiryCalendar(query, context),
  health: ({ params }, context) => health(params.id, context),
  remind: ({ params, body }, context) => setReminder(params.id, body, context),
  reportLost: ({ params, body }, context) => reportLost(params.id, body, context),
  takeBack: ({ params, body }, context) => takeBack(params.id, body, context),
  unlockCode: ({ body }, context) => sendUnlockCode(body, context),
  openMobile: ({ params }, context) => openMobile(params.orderNo, context),
  mobileState: ({ params }, context) => mobileState(params.orderNo, context),
  mobileScan: ({ body }, context) => mobileScan(body.code, context),
  mobileInstall: ({ body }, context) => mobileInstall(body, context),
};
