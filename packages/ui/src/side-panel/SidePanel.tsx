import { type ReactNode, Suspense, useState } from 'react';
import {
  contractIcon,
  couponIcon,
  crownIcon,
  examIcon,
  locationIcon,
  phoneCallIcon,
  qrCodeIcon,
} from '../icon/paths.js';
import { lazyPart } from '../internal/lazyPart.js';
import { LazyPopover } from '../popover/LazyPopover.js';
import { useWords } from '../theme/useWords.js';
import { OverlaySkeleton } from '../skeleton/OverlaySkeleton.js';
import { HotlineCard } from './HotlineCard.js';
import { SideEntry, SideLink } from './SideEntry.js';
import { PanelRoot, QrBox } from './SidePanel.styles.js';
import { zhSidePanel } from './SidePanel.zh.js';
import type { SidePanelEntry, SidePanelLink, SidePanelProps } from './sidePanelProps.js';

const MapDialog = lazyPart(async () => (await import('./MapDialog.js')).MapDialog);
const QrCode = lazyPart(async () => (await import('../qr-code/QrCode.js')).QrCode);

const everyEntry: readonly SidePanelEntry[] = [
  'membership',
  'exam',
  'contract',
  'publicAccount',
  'map',
  'coupons',
  'hotline',
];
const isOutside = (link: SidePanelLink | undefined) => !!link && /^https?:\/\//i.test(link.href);

/** Shortcuts at the edge of every page. Entries without data are hidden. */
export function SidePanel({
  membership,
  showMembership,
  exam,
  contract,
  publicAccount,
  map,
  onCoupons,
  hotline,
  order,
  layout = 'rail',
  ...rest
}: SidePanelProps) {
  const words = useWords('sidePanel', zhSidePanel);
  const [mapOpen, setMapOpen] = useState(false);
  const placement = layout === 'rail' ? 'left-end' : 'bottom-start';
  const scan = publicAccount?.name ? words.scan(publicAccount.name) : words.scanPlain;

  const entries: Readonly<Record<SidePanelEntry, ReactNode>> = {
    membership: showMembership && membership && (
      <SideLink {...membership} icon={crownIcon} label={words.membership} />
    ),
    exam: isOutside(exam) && exam && <SideLink {...exam} external icon={examIcon} label={words.exam} />,
    contract: isOutside(contract) && contract && (
      <SideLink {...contract} external icon={contractIcon} label={words.contract} />
    ),
    publicAccount: publicAccount?.value && (
      <LazyPopover
        label={words.publicAccount}
        placement={placement}
        trigger={<SideEntry icon={qrCodeIcon} label={words.publicAccountShort} />}
      >
        <Suspense fallback={<QrBox aria-busy="true">{words.loading}</QrBox>}>
          <QrBox>
            <QrCode value={publicAccount.value} label={scan} hideText size={144} />
          </QrBox>
        </Suspense>
      </LazyPopover>
    ),
    map: map?.src && <SideEntry icon={locationIcon} label={words.map} onClick={() => setMapOpen(true)} />,
    coupons: onCoupons && <SideEntry icon={couponIcon} label={words.coupons} onClick={() => onCoupons()} />,
    hotline: hotline && (
      <LazyPopover
        label={words.hotline}
        placement={placement}
        trigger={<SideEntry icon={phoneCallIcon} label={words.hotline} />}
      >
        <HotlineCard hotline={hotline} />
      </LazyPopover>
    ),
  };
  const shown = [...new Set(order ?? everyEntry)].filter((key) => entries[key]);
  if (shown.length === 0) return null;

  return (
    <PanelRoot aria-label={words.label} {...rest} data-component="SidePanel" data-layout={layout}>
      <ul>
        {shown.map((key) => (
          <li key={key}>{entries[key]}</li>
        ))}
      </ul>
      {mapOpen && map ? (
        <Suspense
          fallback={<OverlaySkeleton width="60rem" height="90vh" onCancel={() => setMapOpen(false)} />}
        >
          <MapDialog map={map} onOpenChange={setMapOpen} setShown={setMapOpen} />
        </Suspense>
      ) : null}
    </PanelRoot>
  );
}
