import { byCode } from './codes.js';
import { byLock } from './locks.js';
import { byOffice } from './office.js';
import { byOrder } from './orders.js';
import { byPapers } from './papers.js';
import type { Preparations } from './prepare.js';

/** Rows whose example works only after something was made for it; the others’ works with somebody’s records in it. */
export const prepared: Preparations = { ...byCode, ...byLock, ...byOffice, ...byOrder, ...byPapers };
