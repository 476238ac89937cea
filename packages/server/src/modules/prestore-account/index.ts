import type { prestoreAccount as group } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import { listMembers, saveSettings } from './members.js';
import { exportMovements, listMovements, movementDetail } from './movements.js';
import { accountInfo, rechargeCards } from './overview.js';
import { payFromBalance } from './pay.js';
import { payableOrders } from './payable-orders.js';
import {
  cancelRecharge,
  openRecharges,
  rechargeResult,
  rechargeSlip,
  startRecharge,
  sendSpendingCode,
} from '../../services/money/index.js';
import { askBack, withdrawAskedBack } from './refund.js';

export const prestoreAccountHandlers: Handlers<typeof group> = {
  info: (_, context) => accountInfo(context),
  list: ({ query }, context) => listMovements(query, context),
  export: ({ query }, context) => exportMovements(query, context),
  detail: ({ params }, context) => movementDetail(params.id, context),
  cards: (_, context) => rechargeCards(context),
  recharge: ({ body }, context) => startRecharge(body, context),
  rechargeResult: ({ params }, context) => rechargeResult(params.rechargeNo, context),
  rechargeSlip: ({ params, body }, context) => rechargeSlip(params.rechargeNo, body, context),
  openRecharges: ({ query }, context) => openRecharges(query, context),
  cancelRecharge: ({ params }, context) => cancelRecharge(params.rechargeNo, context),
  payList: ({ query }, context) => payableOrders(query, context),
  sendSmsCode: (_, context) => sendSpendingCode(context),
  pay: ({ body }, context) => payFromBalance(body, context),
  refund: ({ body }, context) => askBack(body, context),
  withdrawRefund: ({ params }, context) => withdrawAskedBack(params.id, context),
  members: (_, context) => listMembers(context),
  settings: ({ body }, context) => saveSettings(body, context),
};
