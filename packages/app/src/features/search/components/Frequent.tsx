import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useId } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { KindMark } from '../../../shared/content/index.js';
import { searchHref } from '../search-href.js';
import { groupIcons } from '../groups.js';
import { useFrequent } from '../queries.js';
import { BusinessGrid, Chips, FrequentSection } from '../SearchPage.styles.js';

/** 大家在搜 and 常办业务: links for an empty search or one without results. */
export function Frequent() {
  const frequent = useFrequent();
  const wordsId = useId();
  const businessesId = useId();
  return (
    <Shown
      part
      of={frequent}
      what="大家在搜"
      unharmed="您可以直接输入要查找的内容"
      loading={<Skeleton height="8rem" />}
    >
      {({ keywords, businesses }) => (
        <>
          {keywords.length > 0 ? (
            <FrequentSection aria-labelledby={wordsId}>
              <h2 id={wordsId}>大家在搜</h2>
              <Chips>
                {keywords.map((keyword) => (
                  <li key={keyword}>
                    <Link href={searchHref(keyword)}>{keyword}</Link>
                  </li>
                ))}
              </Chips>
            </FrequentSection>
          ) : null}
          {businesses.length > 0 ? (
            <FrequentSection aria-labelledby={businessesId}>
              <h2 id={businessesId}>常办业务</h2>
              <BusinessGrid>
                {businesses.map(({ id, title, link }) => (
                  <li key={id}>
                    <Link href={link}>
                      <KindMark>
                        <Icon name={groupIcons.business} />
                      </KindMark>
                      <b>{title}</b>
                      <Icon name="chevron-right" />
                    </Link>
                  </li>
                ))}
              </BusinessGrid>
            </FrequentSection>
          ) : null}
        </>
      )}
    </Shown>
  );
}
