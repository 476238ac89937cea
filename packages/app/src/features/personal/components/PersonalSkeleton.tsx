import { Card } from '@ca-portal/ui/card';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { LinkedFigures } from './KeyFigures.styles.js';
import { Rows } from './PersonalSkeleton.styles.js';

/** Placeholder with the size of figures and facts while the record loads. */
export function PersonalSkeleton() {
  return (
    <>
      <HiddenText as="output">正在加载个人信息</HiddenText>
      <Card padding="none" aria-busy="true">
        <LinkedFigures>
          {['a', 'b', 'c'].map((key) => (
            <div key={key}>
              <Skeleton width="5em" />
              <Skeleton width="3em" height="var(--ca-fs-h1)" />
              <Skeleton width="7em" />
            </div>
          ))}
        </LinkedFigures>
      </Card>
      <Card title="个人信息" aria-busy="true">
        <Rows>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <Skeleton key={key} width="70%" />
          ))}
        </Rows>
      </Card>
    </>
  );
}
