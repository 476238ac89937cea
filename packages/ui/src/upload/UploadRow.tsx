import type { ReactNode } from 'react';
import { ProgressBar } from '../progress-bar/ProgressBar.js';
import type { FileKind } from './fileKinds.js';
import { FileThumb } from './FileThumb.js';
import { Tile } from './Upload.styles.js';

interface UploadRowProps {
  state: 'checking' | 'sending' | 'failed' | 'done';
  name: string;
  kind: FileKind | undefined;
  file?: File;
  url?: string;
  /** Size, percent, time left. */
  facts: string;
  problem?: string;
  /** 0 to 1, while it is being sent. */
  share?: number;
  progressLabel?: string;
  actions: ReactNode;
}

/** One file: picture, name, facts or problem, and its actions. */
export function UploadRow({
  state,
  name,
  kind,
  file,
  url,
  facts,
  problem,
  share,
  progressLabel = name,
  actions,
}: UploadRowProps) {
  return (
    <Tile data-part="file" data-state={state}>
      <FileThumb kind={kind} file={file} url={url} />
      <div>
        <div data-part="name" title={name}>
          {name}
        </div>
        {problem ? <div data-part="problem">{problem}</div> : <div data-part="facts">{facts}</div>}
      </div>
      <div data-part="actions">{actions}</div>
      {share === undefined ? null : <ProgressBar value={Math.round(share * 100)} label={progressLabel} />}
    </Tile>
  );
}
