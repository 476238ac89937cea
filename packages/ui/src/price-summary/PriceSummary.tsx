import { type ComponentPropsWithRef, type Key, type ReactNode, useId } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { moneyText } from '../internal/figureText.js';
import { keysOf } from '../internal/keysOf.js';
import { Skeleton } from '../skeleton/index.js';
import { useWords } from '../theme/useWords.js';
import { RoomForBar, SummaryRoot } from './PriceSummary.styles.js';
import { zhPriceSummary } from './PriceSummary.zh.js';

/** One line of the price. */
export interface PriceLine {
  /** Unique key, where two lines have the same label. @default the label */
  key?: Key;
  /** “CA 锁 ¥300.00 × 2” */
  label: string;
  /** Integer fen; negative for a discount. */
  amountFen: number;
  /** Not charged: the amount is struck through beside 免费. */
  free?: boolean;
  /** An explanation of the price, in small type. */
  note?: ReactNode;
}

export interface PriceSummaryProps extends Omit<ComponentPropsWithRef<'aside'>, 'children' | 'title'> {
  /** The heading. @default '费用明细' */
  title?: string;
  /** The order, above the price lines: 业务, 服务商, 有效期. */
  details?: readonly { term: string; value: ReactNode }[];
  /** The price lines, in order. */
  lines: readonly PriceLine[] | null | undefined;
  /** Integer fen. The caller calculates it; this widget never adds. */
  totalFen: number;
  /** The total is being recalculated: only the total becomes a skeleton. */
  loading?: boolean;
  /** The next step: one large primary button. */
  action?: ReactNode;
  /** A sentence below the total. */
  note?: ReactNode;
}

/**
 * The price of an order: beside the wizard, always visible; below 1280 px the total and the button become a bar
 * fixed to the bottom. A new total is announced politely. One per page.
 */
export function PriceSummary({
  title,
  details,
  lines: given,
  totalFen,
  loading = false,
  action,
  note,
  ...rest
}: PriceSummaryProps) {
  const lines = itemsOf(given);
  const words = useWords('priceSummary', zhPriceSummary);
  const titleId = useId();
  const total = moneyText(totalFen);
  const detailKeys = keysOf(details?.map(({ term }) => term) ?? []);
  const lineKeys = keysOf(lines.map(({ key, label }) => key ?? label));
  return (
    <SummaryRoot aria-labelledby={titleId} {...rest} data-component="PriceSummary">
      <RoomForBar />
      <h2 id={titleId} data-part="title">
        {title ?? words.title}
      </h2>
      {details?.length ? (
        <dl data-part="details">
          {details.map((detail, index) => (
            <div key={detailKeys[index]}>
              <dt>{detail.term}</dt>
              <dd>{detail.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <dl data-part="lines">
        {lines.map((line, index) => (
          <Line key={lineKeys[index]} line={line} />
        ))}
      </dl>
      <div data-part="bar">
        <div data-part="total" aria-busy={loading}>
          <span>{words.total}</span>
          <span data-part="amount">{loading ? <Skeleton width="4em" /> : total}</span>
          <output data-part="live">{loading ? words.updating : words.announce(total)}</output>
        </div>
        {action ? <div data-part="way">{action}</div> : null}
      </div>
      {note ? <p data-part="note">{note}</p> : null}
    </SummaryRoot>
  );
}

function Line({ line }: { line: PriceLine }) {
  const words = useWords('priceSummary', zhPriceSummary);
  const kind = line.free ? 'free' : line.amountFen < 0 ? 'discount' : 'charge';
  return (
    <div>
      <dt>
        {line.label}
        {line.note ? <small>{line.note}</small> : null}
      </dt>
      <dd data-kind={kind}>
        {line.free ? (
          <>
            {line.amountFen > 0 ? <del>{moneyText(line.amountFen)}</del> : null}
            {words.free}
          </>
        ) : (
          moneyText(line.amountFen)
        )}
      </dd>
    </div>
  );
}
