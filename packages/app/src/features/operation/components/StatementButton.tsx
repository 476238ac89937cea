import { Button } from '@ca-portal/ui/button';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Icon } from '@ca-portal/ui/icon';
import { Suspense, useState } from 'react';

const StatementDialog = lazyPart(async () => (await import('./StatementDialog.js')).StatementDialog);

/** 核对银行流水: compares the bank statement with the waiting transfers. */
export function StatementButton({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="upload" />} onClick={() => setOpen(true)}>
        核对银行流水
      </Button>
      {open ? (
        <Suspense>
          <StatementDialog onDone={onDone} onClose={() => setOpen(false)} setShown={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
