import { Link } from '@ca-portal/ui/link';
import { ContentsColumn } from '../ArticlePage.styles.js';
import { sectionId } from '../section-id.js';
import { useCurrentSection } from '../useCurrentSection.js';
import type { Article } from '../queries.js';

interface ContentsProps {
  sections: Article['sections'];
}

const idsOf = (sections: Article['sections']) => sections.map((_, n) => sectionId(n));

/** 本文目录, beside the text on wide screens; it follows the scroll. */
export function Contents({ sections }: ContentsProps) {
  const current = useCurrentSection(idsOf(sections));
  return (
    <ContentsColumn data-print="hidden">
      {sections.length > 1 ? (
        <nav aria-label="本文目录">
          <p>本文目录</p>
          <ContentsLinks sections={sections} current={current} />
        </nav>
      ) : null}
    </ContentsColumn>
  );
}

/** The same above the text on narrow screens, collapsed. */
export function FoldedContents({ sections }: ContentsProps) {
  if (sections.length < 2) return null;
  return (
    <details data-part="contents" data-print="hidden">
      <summary>本文目录</summary>
      <nav aria-label="本文目录">
        <ContentsLinks sections={sections} />
      </nav>
    </details>
  );
}

function ContentsLinks({ sections, current }: ContentsProps & { current?: number }) {
  return (
    <ul>
      {sections.map(({ heading }, n) => (
        <li key={heading}>
          <Link href={`#${sectionId(n)}`} aria-current={n === current ? 'true' : undefined}>
            {heading}
          </Link>
        </li>
      ))}
    </ul>
  );
}
