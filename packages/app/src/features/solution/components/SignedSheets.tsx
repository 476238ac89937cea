import type { ReportedSignature } from '../verify/verify-file.js';
import { Sheet } from './VerifyPanel.styles.js';

interface SignedSheetsProps {
  signatures: readonly ReportedSignature[];
  pages: number;
}

/** Positions of the signatures, page by page. The text beside it says the same. */
export function SignedSheets({ signatures, pages }: SignedSheetsProps) {
  const numbered = signatures.map((one, n) => ({ ...one, n: n + 1 }));
  const signedPages = [...new Set(numbered.filter(({ box }) => box).map(({ page }) => page))].toSorted(
    (a, b) => a - b,
  );
  return signedPages.map((page) => (
    <Sheet key={page} aria-hidden="true">
      <div>
        {numbered.map(({ n, box, verdict, page: on }) =>
          box && on === page ? (
            <span
              key={n}
              data-verdict={verdict}
              style={{
                left: `${box.x * 100}%`,
                top: `${box.y * 100}%`,
                width: `${box.width * 100}%`,
                height: `${box.height * 100}%`,
              }}
            >
              <b>{n}</b>
            </span>
          ) : null,
        )}
      </div>
      <figcaption>
        第 {page} 页，共 {Math.max(pages, page)} 页。只画出签章的位置，不显示文件内容。
      </figcaption>
    </Sheet>
  ));
}
