import { byChange } from './changes.js';
import { byCode } from './codes.js';
import { byDesk } from './desk.js';
import { byLock } from './locks.js';
import { byMoney } from './money.js';
import { byOffice } from './office.js';
import { byOrder } from './orders.js';
import { byPapers } from './papers.js';
import type { Preparations } from './prepare.js';

/** Rows whose example only works after some preparation; for the others it works with a user’s records. */
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
