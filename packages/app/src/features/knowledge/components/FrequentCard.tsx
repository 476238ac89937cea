import { Card } from '@ca-portal/ui/card';
import { Link } from '@ca-portal/ui/link';
import { listHref, wholeList } from '../../../shared/content/index.js';
import { Coming } from '../../../shared/page/index.js';
import { RankList } from '../KnowledgePage.styles.js';
import { listPath } from '../paths.js';
import { useFrequentSearches } from '../queries.js';

/** 大家在搜: common searches. Optional: the page works without it. */
export function FrequentCard() {
  const frequent = useFrequentSearches();
  const words = (frequent.data?.keywords ?? []).slice(0, 5);
  if (frequent.isPending) return <Coming />;
  if (words.length === 0) return null;
  return (
    <Card title="大家在搜">
      <RankList>
        {words.map((keyword, n) => (
          <li key={keyword}>
            <Link href={listHref(listPath, { ...wholeList, keyword })}>
              <b aria-hidden="true">{n + 1}</b>
              {keyword}
            </Link>
          </li>
        ))}
      </RankList>
    </Card>
  );
}
