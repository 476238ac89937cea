import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import {
  PagingFields,
  type PagesSeal,
  type PlacedSeal,
  placeSeal,
  SealPlacer,
} from '@ca-portal/ui/seal-placer';
import { Segmented } from '@ca-portal/ui/segmented';
import { useState } from 'react';
import { LockPanel, useLock } from '../../../lock/index.js';
import type { StampDocument } from './open-document.js';
import { EarlierSigners, nextOf, useSigners } from './EarlierSigners.js';
import { DrawnPage, usePage } from './DrawnPage.js';
import { namesOf, OrderPlan } from './OrderPlan.js';
import { PcFields } from './PcFields.js';
import { PhoneFields } from './PhoneFields.js';
import { picturesOfLock, type SealPicture } from './seal-pictures.js';
import { SealPalette } from './SealPalette.js';
import { SignFields } from './SignFields.js';
import { StampGrid } from './Stamp.styles.js';
import type { Stamped } from './stamp-engine.js';

type By = 'lock' | 'phone' | 'pc';
const means = [
  { value: 'lock', label: 'CA锁' },
  { value: 'phone', label: '手机证书' },
  { value: 'pc', label: 'PC证书' },
];
const stampingPlace = /盖章|签章|签字|公章/;

interface StampEditorProps {
  file: StampDocument;
  onStamped: (stamped: Stamped) => void;
}

/** The page, the seals beside it, and the signing fields last. */
export function StampEditor({ file, onStamped }: StampEditorProps) {
  const [pageNo, setPageNo] = useState(1);
  const [placed, setPlaced] = useState<readonly PlacedSeal[]>([]);
  const [paging, setPaging] = useState<PagesSeal>();
  const lock = useLock({ seal: true });
  const [added, setAdded] = useState<readonly SealPicture[]>([]);
  const [by, setBy] = useState<By>('lock');
  const [noPlace, setNoPlace] = useState(false);
  const [ofLock, setOfLock] = useState<{ key: string; pictures: readonly SealPicture[] }>();
  const { seals = [] } = lock.state.phase === 'ready' ? lock.state.lock : {};
  const key = seals.map(({ image }) => image).join(' ');
  // Created once per lock: the pictures stay usable after the lock is removed and plugged in again.
  if (key && ofLock?.key !== key) setOfLock({ key, pictures: picturesOfLock(seals) });
  const pictures = [...(ofLock?.pictures ?? []), ...added];
  const page = usePage(file, pageNo);
  const signers = useSigners(file);
  const [plan, setPlan] = useState('');
  const next = nextOf(signers);

  const place = (picture: SealPicture) => {
    if (page.data) setPlaced(placeSeal(placed, picture, { page: pageNo, size: page.data }));
  };
  const findPlace = async () => {
    const found = await file.find(stampingPlace, pageNo - 1);
    setNoPlace(found === undefined);
    if (!found) return;
    setPageNo(found.page);
    const [picture] = pictures;
    if (!picture) return;
    const size = await file.page(found.page);
    setPlaced((now) => placeSeal(now, picture, { page: found.page, size, at: found }));
  };
  const order =
    placed.length > 0 || paging
      ? {
          name: file.name,
          bytes: file.bytes,
          placed,
          paging,
          pictures,
          order: signers?.count === 0 ? namesOf(plan) : [],
        }
      : undefined;
  return (
    <StampGrid>
      <Card>
        <SealPlacer
          page={pageNo}
          pages={file.pages}
          onPageChange={setPageNo}
          size={page.data}
          seals={pictures}
          value={placed}
          onValueChange={setPlaced}
          paging={paging}
        >
          {page.data ? <DrawnPage page={page.data} label={`第 ${pageNo} 页`} /> : null}
        </SealPlacer>
      </Card>
      <div>
        <EarlierSigners signers={signers} />
        <Card title="1　选印章">
          <SealPalette
            pictures={pictures}
            countOf={(id) => placed.filter(({ sealId }) => sealId === id).length}
            onAdd={(picture) => setAdded([...added, picture])}
            onPlace={place}
            onRemove={({ id }) => {
              setAdded(added.filter((one) => one.id !== id));
              setPlaced(placed.filter(({ sealId }) => sealId !== id));
              if (paging?.sealId === id) setPaging(undefined);
            }}
          />
          <p>
            <Button variant="text" icon={<Icon name="search" />} onClick={() => void findPlace()}>
              找到“盖章”处
            </Button>
          </p>
          <p aria-live="polite">{noPlace ? '文件里没有找到“盖章”“签字”这样的字，请自己放。' : ''}</p>
        </Card>
        <Card title="2　骑缝章">
          <PagingFields pages={file.pages} seal={pictures[0]} value={paging} onValueChange={setPaging} />
        </Card>
        {signers && signers.count > 0 ? null : <OrderPlan plan={plan} onPlan={setPlan} />}
        <Card title="3　签章">
          <Segmented
            label="用什么签章"
            options={means}
            value={by}
            onValueChange={(next) => setBy(next as By)}
          />
          {/* The holder of a lock is known before it signs; for the other means only the holder knows. */}
          {next && by !== 'lock' ? (
            <Alert tone="info" title={`按签署顺序，轮到${next}`}>
              请用{next}的证书签。换别人的也能签，但文件里会看得出没有按顺序。
            </Alert>
          ) : null}
          {by === 'phone' ? (
            <PhoneFields order={order} onStamped={onStamped} />
          ) : by === 'pc' ? (
            <PcFields order={order} onStamped={onStamped} />
          ) : (
            <LockPanel lock={lock}>
              {({ session, lock: facts }) => (
                <SignFields
                  session={session}
                  lock={facts}
                  order={order}
                  next={next}
                  onStamped={onStamped}
                  onLockError={lock.fail}
                />
              )}
            </LockPanel>
          )}
        </Card>
      </div>
    </StampGrid>
  );
}
