import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { Segmented } from '@ca-portal/ui/segmented';
import { useState } from 'react';
import { LockPanel, useLock } from '../../../lock/index.js';
import type { StampDocument } from './open-document.js';
import { EarlierSigners } from './EarlierSigners.js';
import { PageView, usePage } from './PageView.js';
import { PagingFields, pagingMiddles } from './PagingFields.js';
import { PcFields } from './PcFields.js';
import { PhoneFields } from './PhoneFields.js';
import { PlaceFields } from './PlaceFields.js';
import { picturesOfLock, type SealPicture } from './seal-pictures.js';
import { SealPalette } from './SealPalette.js';
import { SignFields } from './SignFields.js';
import { StampGrid } from './Stamp.styles.js';
import type { Stamped } from './stamp-engine.js';
import { useStamping } from './useStamping.js';

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

/** The page, the seals beside it, and the lock last. */
export function StampEditor({ file, onStamped }: StampEditorProps) {
  const stamping = useStamping();
  const { state, dispatch } = stamping;
  const lock = useLock({ seal: true });
  const [added, setAdded] = useState<readonly SealPicture[]>([]);
  const [by, setBy] = useState<By>('lock');
  const [noPlace, setNoPlace] = useState(false);
  const [ofLock, setOfLock] = useState<{ key: string; pictures: readonly SealPicture[] }>();
  const { seals = [] } = lock.state.phase === 'ready' ? lock.state.lock : {};
  const key = seals.map(({ image }) => image).join(' ');
  // Made once for each lock: the pictures stay usable after the lock was pulled out and put in again.
  if (key && ofLock?.key !== key) setOfLock({ key, pictures: picturesOfLock(seals) });
  const pictures = [...(ofLock?.pictures ?? []), ...added];
  const page = usePage(file, state.page);

  const place = (picture: SealPicture) => {
    if (page.data) dispatch({ type: 'put', seal: picture, page: state.page, size: page.data });
  };
  const findPlace = async () => {
    const found = await file.find(stampingPlace, state.page - 1);
    setNoPlace(found === undefined);
    const [picture] = pictures;
    if (!found) return;
    if (picture)
      dispatch({
        type: 'put',
        seal: picture,
        page: found.page,
        size: await file.page(found.page),
        at: found,
      });
    else dispatch({ type: 'page', page: found.page });
  };
  const { paging } = state;
  const order =
    state.placed.length > 0 || paging
      ? {
          name: file.name,
          bytes: file.bytes,
          placed: state.placed,
          paging: paging && {
            sealId: paging.sealId,
            from: 1,
            to: file.pages,
            middle: pagingMiddles[paging.at],
          },
          pictures,
        }
      : undefined;
  return (
    <StampGrid>
      <Card>
        <PageView file={file} pictures={pictures} stamping={stamping} />
        {page.data ? <PlaceFields size={page.data} stamping={stamping} /> : null}
      </Card>
      <div>
        <EarlierSigners file={file} />
        <Card title="1　选印章">
          <SealPalette
            pictures={pictures}
            countOf={(id) => state.placed.filter(({ sealId }) => sealId === id).length}
            onAdd={(picture) => setAdded([...added, picture])}
            onPlace={place}
            onRemove={({ id }) => {
              setAdded(added.filter((one) => one.id !== id));
              dispatch({ type: 'drop-seal', sealId: id });
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
          <PagingFields pages={file.pages} seal={pictures[0]} stamping={stamping} />
        </Card>
        <Card title="3　签章">
          <Segmented
            label="用什么签章"
            options={means}
            value={by}
            onValueChange={(next) => setBy(next as By)}
          />
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
