import { Card } from '@ca-portal/ui/card';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { Stack } from '../../../shared/page/index.js';
import { Columns } from '../ReviewDeskPage.styles.js';
import { ItemList } from './VerdictForm.styles.js';
import { Row } from './VerdictRow.styles.js';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder with the size of head, items and facts while the order loads. */
export function DeskSkeleton() {
  return (
    <Stack aria-busy="true">
      <HiddenText as="h1">审核台</HiddenText>
      <HiddenText as="output">正在加载审核内容</HiddenText>
      <Card>
        <Skeleton height="4rem" />
      </Card>
      <Columns data-until="tablet">
        <Card padding="none" title="填写内容">
          <ItemList>
            {rows.map((key) => (
              <Row key={key}>
                <Skeleton height="4.5rem" />
                <Skeleton width="9rem" height="2rem" />
              </Row>
            ))}
          </ItemList>
        </Card>
        <Card title="订单信息">
          <Skeleton height="20rem" />
        </Card>
      </Columns>
    </Stack>
  );
}
