import { Link } from '@ca-portal/ui/link';
import { FoldOnPhone } from '../../../shared/page/FoldOnPhone.js';

/** 发票信息 of the guided way (dossier 4.1): an invoice is of what was really paid, so it is asked for afterwards. */
export const InvoiceNote = () => (
  <FoldOnPhone title="发票" settled="支付后申请">
    <p>支付后到“发票管理”申请电子发票，按实付金额开具，几笔订单可以合开一张。</p>
    <Link href="/core/invoice">先填好发票抬头</Link>
  </FoldOnPhone>
);
