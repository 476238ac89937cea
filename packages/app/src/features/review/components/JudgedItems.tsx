import type { ReviewDetail } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { ItemList } from './VerdictForm.styles.js';
import { ItemText } from './VerdictRow.js';
import { Row } from './VerdictRow.styles.js';

/** The items of a decided order: read-only, with the reasons of a refusal. */
export function JudgedItems({ detail: { order, items } }: { detail: ReviewDetail }) {
  return (
    <Card padding="none" title="填写内容">
      <ItemList>
        {items.map((item) => {
          const refused = order.rejection.find(({ item: key }) => key === item.key);
          return (
            <Row key={item.key}>
              <div>
                <ItemText item={item} />
                {refused ? <p>{refused.text}</p> : null}
              </div>
              {refused ? (
                <StatusTag family="danger" icon="close">
                  不通过
                </StatusTag>
              ) : null}
            </Row>
          );
        })}
      </ItemList>
    </Card>
  );
}
