import { moneyText } from '@ca-portal/api/domain';
import type { ResultOf } from '@ca-portal/api';
import type { finance } from '@ca-portal/api/contract';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { AttachmentLinks, FileView } from '../../../shared/files/index.js';

type Transfer = ResultOf<(typeof finance)['transfers']>['rows'][number];

/** The amount due and the reported transfer; at the desk the slip is shown below. */
export function TransferFacts({ of: one, open = false }: { of: Transfer; open?: boolean }) {
  const facts = (
    <Descriptions
      items={[
        { term: '付款单位', value: one.companyName },
        { term: '应付', value: moneyText(one.amountFen) },
        { term: '填报金额', value: moneyText(one.transferredFen) },
        { term: '差额', value: moneyText(one.transferredFen - one.amountFen) },
        { term: '汇款日期', value: one.transferDay },
        { term: '备注码', value: one.remarkCode },
        {
          term: one.kind === 'order' ? '订单' : '用途',
          value: one.orderNos.join('、') || '余额充值',
          full: true,
        },
        ...(one.refusal ? [{ term: '未到账原因', value: one.refusal, full: true }] : []),
      ]}
    />
  );
  if (!open)
    return (
      <>
        {facts}
        <AttachmentLinks label="汇款凭证" files={[one.slip]} />
      </>
    );
  return (
    <>
      <Card title="应付与填报">{facts}</Card>
      <Card title="汇款凭证">
        <FileView key={one.slip.fileId} file={one.slip} label={one.slip.name} />
      </Card>
    </>
  );
}
