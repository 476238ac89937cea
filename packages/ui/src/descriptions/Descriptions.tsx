import type { ComponentPropsWithRef, ReactNode } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { EMPTY_VALUE } from '../formats/index.js';
import { keysOf } from '../internal/keysOf.js';
import { List } from './Descriptions.styles.js';
import { MaskedText, type MaskedValue } from './MaskedText.js';

export type { MaskedValue } from './MaskedText.js';

/** One row of a description list. */
export interface DescriptionItem {
  /** The term. */
  term: string;
  /** The value; `—` is shown when it is empty. */
  value?: ReactNode;
  /** Instead of `value`: personal data with a reveal button. */
  masked?: MaskedValue;
  /** Takes the full width: an address, a long reason. */
  full?: boolean;
}

export interface DescriptionsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The rows, in order. */
  items: readonly DescriptionItem[] | null | undefined;
  /** Maximum number of columns; 1 where there is no room for two. @default 2 */
  columns?: 1 | 2;
}

const isEmpty = (value: ReactNode) =>
  value === undefined || value === null || value === '' || value === false;

/** Facts about one thing: a person, a company, an order. For many items of one kind use `Table`. */
export function Descriptions({ items: given, columns = 2, ...rest }: DescriptionsProps) {
  const items = itemsOf(given);
  const keys = keysOf(items.map(({ term }) => term));
  return (
    <List {...rest} data-component="Descriptions" data-columns={columns}>
      {items.map((item, index) => (
        <div key={keys[index]} data-full={item.full || undefined}>
          <dt>{item.term}</dt>
          <dd>
            {item.masked ? (
              <MaskedText term={item.term} value={item.masked} />
            ) : isEmpty(item.value) ? (
              EMPTY_VALUE
            ) : (
              item.value
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
