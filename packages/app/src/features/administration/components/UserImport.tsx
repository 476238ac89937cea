import { systemUsers } from '@ca-portal/api/groups/system-users';
import { Button } from '@ca-portal/ui/button';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { Icon } from '@ca-portal/ui/icon';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { read, readsOf, refresh } from '../../../api/query.js';
import { useMay } from '../../../engines/resource/index.js';
import { whenIdle } from '../../../shared/browser/index.js';
import { isRunning, shareOf } from '../import-state.js';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.js')).ImportDialog);

/** Polling interval for the progress of a running import. */
const againMs = 2_000;

/** 导入: many accounts from a spreadsheet, all or none. */
export function UserImport({ onDone }: { onDone: () => void }) {
  return useMay()('system:user:import') ? <ImportButton onDone={onDone} /> : null;
}

function ImportButton({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  // The list is loaded first; only then does the page ask whether an import is running.
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const listComes = useIsFetching(readsOf(systemUsers, 'list')) > 0;
  const last = useQuery({
    ...read(systemUsers, 'importReport'),
    enabled: idle && !listComes,
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? againMs : false),
  });
  const running = last.data && isRunning(last.data) ? last.data : undefined;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) onDone();
    wasRunning.current = running !== undefined;
  });
  return (
    <>
      <Button icon={<Icon name="upload" />} onClick={() => setOpen(true)}>
        {running ? `正在导入 ${shareOf(running)}%` : '导入'}
      </Button>
      {open ? (
        <Suspense>
          <ImportDialog
            last={last.data ?? null}
            onSent={() => refresh(client, [readsOf(systemUsers, 'importReport')])}
            onClose={() => setOpen(false)}
            setShown={setOpen}
          />
        </Suspense>
      ) : null}
    </>
  );
}
