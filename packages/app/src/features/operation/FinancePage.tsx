import { Lists } from './Lists.js';
import { invoicesPage } from './pages/invoices.js';
import { reconciliationsPage } from './pages/reconciliations.js';
import { payoutsDesk, refundsDesk, refundsPage } from './pages/refunds.js';
import { transfersDesk, transfersPage } from './pages/transfers.js';

const lists = [
  { key: 'transfers', label: '到账确认', of: transfersPage, desk: transfersDesk },
  { key: 'refunds', label: '退款审批', of: refundsPage, desk: refundsDesk },
  { key: 'payouts', label: '待打款', of: refundsPage, desk: payoutsDesk },
  { key: 'reconciliation', label: '对账', of: reconciliationsPage },
  { key: 'invoices', label: '发票', of: invoicesPage },
];

/** 财务管理: bank transfers, refunds, reconciliation and invoices. */
export const FinancePage = () => <Lists label="财务列表" lists={lists} />;
