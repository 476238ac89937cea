import { Card } from '@ca-portal/ui/card';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { Stack } from '../../../shared/page/index.js';

/** As high as a step's first rows. */
export function RecordSkeleton() {
  return (
    <Stack aria-busy="true">
      <HiddenText as="output">正在加载企业信息</HiddenText>
      <Card>
        <Skeleton height="2rem" />
      </Card>
      <Card>
        <Stack>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </Stack>
      </Card>
    </Stack>
  );
}
