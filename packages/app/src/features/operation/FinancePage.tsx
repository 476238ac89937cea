import { Lists } from './Lists.js';
import { reconciliationsPage } from './pages/reconciliations.js';
import { refundsPage } from './pages/refunds.js';
import { transfersPage } from './pages/transfers.js';

const lists = [
  { key: 'transfers', label: '到账确认', of: transfersPage },
  { key: 'refunds', label: '退款', of: refundsPage },
  { key: 'reconciliation', label: '对账', of: reconciliationsPage },
];

/** 财务管理: money that comes in by bank, money that goes back, and whether both sides agree. */
export const FinancePage = () => <Lists label="财务列表" lists={lists} />;
