import { WaitingAge } from '../../shared/time/index.js';
import { WaitingRows } from './desk.styles.js';

interface WaitingListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  name: (row: Row) => string;
  line: (row: Row) => string;
  since: (row: Row) => string | null;
  current: string;
  /** Which colleague works on it. */
  heldBy: (key: string) => string | undefined;
  onOpen: (key: string) => void;
}

/** The waiting items beside the open one, the oldest first. */
export function WaitingList<Row>({
  rows,
  keyOf,
  name,
  line,
  since,
  current,
  heldBy,
  onOpen,
}: WaitingListProps<Row>) {
  return (
    <WaitingRows aria-label="等待处理">
      {rows.map((row) => {
        const key = keyOf(row);
        const holder = heldBy(key);
        return (
          <li key={key}>
            {/* oxlint-disable-next-line react/forbid-elements -- a row of two lines is pressed as a whole, without a guard between presses */}
            <button
              type="button"
              {...(key === current ? { 'aria-current': true } : {})}
              onClick={() => onOpen(key)}
            >
              <strong>{name(row)}</strong>
              <WaitingAge since={since(row)} />
              <span data-part="line">{holder ? `${holder}正在处理` : line(row)}</span>
            </button>
          </li>
        );
      })}
    </WaitingRows>
  );
}
