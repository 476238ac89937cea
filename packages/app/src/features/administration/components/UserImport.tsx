import { Button } from '@ca-portal/ui/button';
import { latePart } from '@ca-portal/ui/error-boundary';
import { Icon } from '@ca-portal/ui/icon';
import { Suspense, useState } from 'react';
import { useMay } from '../../../engines/resource/index.js';

const ImportDialog = latePart(async () => (await import('./ImportDialog.js')).ImportDialog);

/** 导入: many accounts from a spreadsheet, all or none. */
export function UserImport({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  if (!useMay()('system:user:import')) return null;
  return (
    <>
      <Button icon={<Icon name="upload" />} onClick={() => setOpen(true)}>
        导入
      </Button>
      {open ? (
        <Suspense>
          <ImportDialog onDone={onDone} onClose={() => setOpen(false)} setShown={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
