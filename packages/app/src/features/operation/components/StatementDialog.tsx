import { moneyText } from '@ca-portal/api/domain';
import { finance } from '@ca-portal/api/groups/finance';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Dialog } from '@ca-portal/ui/dialog';
import { Icon } from '@ca-portal/ui/icon';
import { toaster } from '@ca-portal/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, change, write } from '../../../api/query.js';
import { causeOf } from '../../../shared/failure/index.js';
import { pickFile } from '../../../shared/files/index.js';
import { StatementLines, type Line } from './StatementLines.js';

/** The bank's receipts with a proposed match. A person confirms them, one by one or all that match. */
export function StatementDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [done, setDone] = useState<readonly string[]>([]);
  const [confirm, question] = useConfirm();
  const upload = useMutation(write(finance, 'statement', { refreshes: [], quiet: true }));
  const accept = useMutation({
    ...change([], async (lines: readonly Line[]) => {
      // One after the other: if one is refused, the earlier ones stay confirmed and are shown so.
      for (const { transferNo, amountFen } of lines) {
        if (transferNo === null) continue;
        const body = { approve: true as const, receivedFen: amountFen };
        await call(finance, 'decideTransfer', { params: { transferNo }, body });
        setDone((before) => [...before, transferNo]);
      }
      toaster.success(`已确认 ${lines.length} 笔到账`);
    }),
    onSettled: onDone,
  });
  const open = ({ match, transferNo }: Line) =>
    (match === 'exact' || match === 'over') && transferNo !== null && !done.includes(transferNo);
  const lines = upload.data ?? [];
  const agreeing = lines.filter((line) => line.match === 'exact' && open(line));
  const ask = async (chosen: readonly Line[]) => {
    const sum = chosen.reduce((fen, { amountFen }) => fen + amountFen, 0);
    const sure = await confirm({
      title: `确认 ${chosen.length} 笔到账`,
      description: `共 ${moneyText(sum)}。订单会进入审核，充值会计入余额，不能撤销。`,
      confirmLabel: '确认到账',
    });
    if (sure) accept.mutate(chosen);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="核对银行流水"
      description="从网银导出 XLSX 或 CSV 流水后上传。按备注码和金额找出对应的汇款，由您确认；文件不保存。"
      footer={
        <>
          <Button
            icon={<Icon name="upload" />}
            loading={upload.isPending}
            loadingText="正在核对"
            onClick={() => pickFile('.xlsx,.csv', (file) => upload.mutate({ file }))}
          >
            {upload.data ? '换一份流水' : '上传流水'}
          </Button>
          {agreeing.length > 0 ? (
            <Button
              variant="primary"
              loading={accept.isPending}
              loadingText="正在确认"
              onClick={() => void ask(agreeing)}
            >
              {`确认相符的 ${agreeing.length} 笔`}
            </Button>
          ) : null}
        </>
      }
    >
      {upload.isError ? (
        <Alert live tone="danger" title="没有读出这份流水">
          {causeOf(upload.error)}
        </Alert>
      ) : null}
      {upload.data ? (
        <>
          <Alert
            live
            tone={lines.length > 0 ? 'info' : 'warning'}
            title={`${lines.length} 笔收入，${lines.filter(({ match }) => match === 'exact').length} 笔相符，${lines.filter(({ match }) => match === 'none').length} 笔没有找到对应的汇款`}
          />
          <StatementLines
            lines={lines}
            done={done}
            busy={accept.isPending}
            isOpen={open}
            onAccept={(line) => void ask([line])}
          />
        </>
      ) : null}
      {question}
    </Dialog>
  );
}
