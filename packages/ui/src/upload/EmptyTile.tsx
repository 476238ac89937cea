import { useId } from 'react';
import { formatFileSize } from '../formats/numbers.js';
import { useWords } from '../theme/useWords.js';
import { FilePick } from './FilePick.js';
import type { FileKind } from './fileKinds.js';
import { FileThumb } from './FileThumb.js';
import { Tile } from './Upload.styles.js';
import { zhUpload } from './Upload.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { imageIcon } from '../icon/paths.js';

interface EmptyTileProps {
  label: string | undefined;
  kinds: readonly FileKind[];
  kindNames: string;
  maxSize: number;
  multiple: boolean;
  capture: 'user' | 'environment' | undefined;
  dragging: boolean;
  disabled: boolean | undefined;
  invalid: boolean | undefined;
  describedBy: string | undefined;
  onPick: (files: readonly File[]) => void;
}

/** Room for another file: its name, the accepted kinds, and the ways to add it. */
export function EmptyTile({
  label,
  kinds,
  kindNames,
  maxSize,
  multiple,
  capture,
  dragging,
  disabled,
  invalid,
  describedBy,
  onPick,
}: EmptyTileProps) {
  const words = useWords('upload', zhUpload);
  const id = useId();
  const nameOf = (action: string) => (label ? words.actionOn(action, label) : action);
  return (
    <Tile
      data-part="empty"
      data-state="empty"
      data-drag={dragging ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <FileThumb kind={undefined} file={undefined} url={undefined} />
      <div>
        {label ? <div data-part="name">{label}</div> : null}
        <div data-part="facts">{dragging ? words.dropHere : words.canDrop}</div>
        <div data-part="facts" id={id}>
          {words.accepts(kindNames, formatFileSize(maxSize))}
        </div>
      </div>
      <div data-part="actions">
        {capture ? (
          <FilePick
            kinds={kinds}
            capture={capture}
            disabled={disabled}
            name={nameOf(words.camera)}
            onPick={onPick}
          >
            <Glyph of={imageIcon} />
            {words.camera}
          </FilePick>
        ) : null}
        <FilePick
          kinds={kinds}
          multiple={multiple}
          disabled={disabled}
          invalid={invalid}
          describedBy={[describedBy, id].filter(Boolean).join(' ')}
          name={nameOf(words.choose)}
          onPick={onPick}
        >
          {words.choose}
        </FilePick>
      </div>
    </Tile>
  );
}
