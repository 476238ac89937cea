import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Icon } from '@ca-portal/ui/icon';
import { Suspense, useState } from 'react';
import { useMay } from '../../../engines/resource/index.js';
import { copyText } from '../../../shared/browser/index.js';

const IssueDialog = lazyPart(async () => (await import('./IssueDialog.js')).IssueDialog);

/** 签发密钥: asks for the purpose, then shows the key once. */
export function IssueKey({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const [issued, setIssued] = useState<string>();
  if (!useMay()('system:accessKey:add')) return null;
  return (
    <>
      <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        签发密钥
      </Button>
      {open ? (
        <Suspense>
          <IssueDialog
            onIssued={(key) => {
              setIssued(key);
              onDone();
            }}
            onClose={() => setOpen(false)}
            setShown={setOpen}
          />
        </Suspense>
      ) : null}
      {issued ? <IssuedDialog issued={issued} onClose={() => setIssued(undefined)} /> : null}
    </>
  );
}

function IssuedDialog({ issued, onClose }: { issued: string; onClose: () => void }) {
  const copy = () => copyText(issued, '密钥已复制。', '密钥没有复制成功，请选中后手动复制。');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      title="密钥已签发"
      footer={
        <>
          <Button onClick={() => void copy()}>复制密钥</Button>
          <Button variant="primary" onClick={onClose}>
            已保存，关闭
          </Button>
        </>
      }
    >
      <Alert tone="warning">密钥只在这里显示一次，关闭后无法再查看。请立即存入脚本的密钥管理中。</Alert>
      <p>
        <code style={{ overflowWrap: 'anywhere' }}>{issued}</code>
      </p>
    </Dialog>
  );
}
