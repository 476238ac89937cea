import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import type { PersonalRecord } from '../queries.js';
import { placeOf, type RecordIssue } from '../record-issues.js';

interface RejectionProps {
  record: PersonalRecord;
  onPlace: (place: RecordIssue['place']) => void;
}

/** Why the record was sent back, item by item, each with a link to it. */
export function Rejection({ record: { review, rejection }, onPlace }: RejectionProps) {
  if (review !== '3') return null;
  return (
    <Alert tone="danger" title="审核不通过，请修改后重新提交">
      {rejection.length === 0 ? '请联系客服了解原因。' : null}
      <ul>
        {rejection.map(({ field, reason }) => {
          const place = placeOf(field);
          return (
            <li key={`${field} ${reason}`}>
              {reason}
              {place ? (
                <Button
                  size="sm"
                  variant="text"
                  aria-label={`修改此项：${reason}`}
                  onClick={() => onPlace(place)}
                >
                  修改此项
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
