import { byChange } from './changes.js';
import { byCode } from './codes.js';
import { byDesk } from './desk.js';
import { byLock } from './locks.js';
import { byMoney } from './money.js';
import { byOffice } from './office.js';
import { byOrder } from './orders.js';
import { byPapers } from './papers.js';
import type { Preparations } from './prepare.js';

/** Rows whose example works only after something was made for it; the others’ works with somebody’s records in it. */
export const prepared: Preparations = {
  ...byChange,
  ...byCode,
  ...byDesk,
  ...byLock,
  ...byMoney,
  ...byOffice,
  ...byOrder,
  ...byPapers,
};
