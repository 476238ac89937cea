import { useState } from 'react';
import { Button } from '../button/Button.js';
import { OpenDialog } from '../dialog/OpenDialog.js';
import { ImageStage } from '../image-viewer/ImageStage.js';
import type { OnOpenChange } from '../internal/openChange.js';
import { useWords } from '../theme/useWords.js';
import type { SidePanelMap } from './sidePanelProps.js';
import { AddressBar } from './SidePanel.styles.js';
import { zhSidePanel } from './SidePanel.zh.js';

interface MapDialogProps {
  /** The address of the service point and its map. */
  map: SidePanelMap;
  onOpenChange: OnOpenChange;
}

const nowhere = () => {};

/** A picture of the map in a dialog, with a button that copies the address. */
export function MapDialog({ map, onOpenChange }: MapDialogProps) {
  const words = useWords('sidePanel', zhSidePanel);
  const [said, setSaid] = useState('');
  const { src, alt, address } = map;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      setSaid(words.copied);
    } catch {
      setSaid(words.copyFailed); // refused, or not a secure context
    }
  };

  return (
    <OpenDialog
      size="xl"
      allowFullScreen
      title={words.map}
      setOpen={(open, reason) => onOpenChange(open, { reason })}
      footer={
        address ? (
          <AddressBar>
            <p data-part="address">
              {address}
              <br />
              <output>{said}</output>
            </p>
            <Button onClick={() => void copy()}>{words.copyAddress}</Button>
          </AddressBar>
        ) : undefined
      }
    >
      <ImageStage image={{ src, alt: alt ?? words.map }} index={0} count={1} onStep={nowhere} />
    </OpenDialog>
  );
}
