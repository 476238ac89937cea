import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { tokenStore } from '../../session/token.js';
import { unsavedTabs } from '../../shared/tabs/index.js';
import { connection } from './connection.js';
import { Bar } from './ConnectionNotices.styles.js';
import { NetworkNotice } from './NetworkNotice.js';
import { ReleaseNotice } from './ReleaseNotice.js';
import { WaitNotice } from './WaitNotice.js';

/**
 * What a user works with stays as it is: a new picture of a sum would make his answer wrong, a new QR code the scanned
 * one. Such reads have `refetchOnReconnect: false`. Those that failed show nothing yet.
 */
const mayChange = ({ state, observers }: Query) =>
  state.data === undefined || observers.every(({ options }) => options.refetchOnReconnect !== false);

/**
 * The notices of a frame about network and release. All code loads in advance: without a network, or after a release
 * has replaced the files, nothing more can be loaded.
 */
export function ConnectionNotices() {
  const { network, outdated } = useSyncExternalStore(connection.subscribe, connection.get);
  const unsaved = useSyncExternalStore(unsavedTabs.subscribe, unsavedTabs.get);
  const { pathname } = useLocation();
  const [later, setLater] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    if (network !== 'back') return;
    // oxlint-disable-next-line query-layer/cache-by-rows -- all reads that may change: no row is named
    void queries.invalidateQueries({ predicate: mayChange });
  }, [network, queries]);
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker || worker.controller) return;
    // Caches the first visit, too: reads from before the worker started are sent through it once more.
    const readAgain = () => {
      if (tokenStore.get() !== null) return;
      void queries.refetchQueries({ type: 'active', predicate: mayChange });
    };
    worker.addEventListener('controllerchange', readAgain, { once: true });
    return () => worker.removeEventListener('controllerchange', readAgain);
  }, [queries]);
  return (
    <Bar>
      {network === 'gone' ? null : <WaitNotice />}
      <NetworkNotice
        network={network}
        contentAt={connection.contentTime(pathname)}
        onRetry={() => connection.look()}
      />
      {outdated && !later && network !== 'gone' ? (
        <ReleaseNotice
          unsaved={unsaved}
          onReload={() => window.location.reload()}
          onLater={() => setLater(true)}
        />
      ) : null}
    </Bar>
  );
}
