import { Button } from '@ca-portal/ui/button';
import { copyText } from '../../../shared/browser/index.js';
import { ChecksumRoot } from './File.styles.js';

interface ChecksumProps {
  sha256: string;
  /** Name of the file, for screen readers: a page may have several checksums. */
  title: string;
  /** All 64 digits; in a table the first and last digits are enough. */
  whole?: boolean;
}

const short = (sha256: string) => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`;

/** A file's SHA-256, and a button that copies all of it. */
export function Checksum({ sha256, title, whole = false }: ChecksumProps) {
  return (
    <ChecksumRoot data-whole={whole ? '' : undefined}>
      <code>{whole ? sha256 : short(sha256)}</code>
      <Button
        variant="text"
        size="sm"
        aria-label={`复制${title}的完整 SHA-256`}
        onClick={() =>
          void copyText(sha256, '校验值已复制。', '校验值没有复制成功，请打开说明页，选中后手动复制。')
        }
      >
        复制
      </Button>
    </ChecksumRoot>
  );
}
