import { Link } from '@ca-portal/ui/link';
import { FoldOnPhone } from '../../../shared/page/FoldOnPhone.js';

/** 发票信息 of the guided way (dossier 4.1): an invoice is of what was really paid, so it is asked for afterwards. */
export const InvoiceNote = () => (
  <FoldOnPhone title="发票" settled="支付后申请">
    支付后在<Link href="/core/invoice">发票管理</Link>申请，按实付金额开具。
  </FoldOnPhone>
);
