import { LazyImage } from '@ca-portal/ui/lazy-image';
import { Rosette, Wave } from '@ca-portal/ui/motif';
import { useState, type ReactNode } from 'react';
import { fileHref } from '../../../shared/content/index.js';
import { CoverRoot } from './CourseCover.styles.js';

interface CourseCoverProps {
  id: number;
  /** Address of the course's own picture; empty where it has none. */
  coverUrl: string;
  /** @default 'card' */
  size?: 'card' | 'hero' | 'row';
  /** The category's name, or a mark that says play. */
  children?: ReactNode;
}

/** The cover of a course. Two motifs alternate, so that a list without pictures does not look uniform. */
export function CourseCover({ id, coverUrl, size = 'card', children }: CourseCoverProps) {
  const [failed, setFailed] = useState(false);
  return (
    <CoverRoot data-size={size} aria-hidden="true">
      {size === 'card' && id % 2 === 1 ? <Wave /> : <Rosette lineWidth={size === 'hero' ? 0.8 : 1.4} />}
      {children}
      {coverUrl && !failed ? (
        <LazyImage
          src={fileHref(coverUrl)}
          alt=""
          width={320}
          height={180}
          onStatusChange={(status) => {
            if (status === 'failed') setFailed(true);
          }}
        />
      ) : null}
    </CoverRoot>
  );
}
