import type { ComponentPropsWithRef } from 'react';
import { Segmented } from '../segmented/index.js';
import { Switch } from '../switch/index.js';
import { useWords } from '../theme/useWords.js';
import { PageRange } from './PlaceFields.js';
import type { PagesSeal, SealPicture } from './placement.js';
import { Fields, Numbers } from './SealPlacer.styles.js';
import { zhSealPlacer } from './SealPlacer.zh.js';

export interface PagingFieldsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Number of pages of the document. */
  pages: number;
  /** The seal to cut; without one the switch says that a seal is needed first. */
  seal: SealPicture | undefined;
  /** `null` or `undefined`: no seal across the edges. */
  value: PagesSeal | undefined;
  /** Called with the new setting. */
  onValueChange: (value: PagesSeal | undefined) => void;
}

/** Shares of the page's height. */
const middles = { high: 0.25, middle: 0.5, low: 0.75 } as const;
type Middle = keyof typeof middles;
const all = Object.keys(middles) as Middle[];

/** 骑缝章: on or off, page range, and height. `SealPlacer` shows it on its page. */
export function PagingFields({ pages, seal, value, onValueChange, ...rest }: PagingFieldsProps) {
  const words = useWords('sealPlacer', zhSealPlacer);
  const why = pages > 1 ? (seal ? undefined : words.noSeal) : words.onePage;
  return (
    <Fields data-component="PagingFields" {...rest}>
      <Switch
        value={Boolean(value)}
        onValueChange={(on) =>
          onValueChange(
            on && seal ? { sealId: seal.id, from: 1, to: pages, middle: middles.middle } : undefined,
          )
        }
        {...(why ? { disabledReason: why } : {})}
      >
        {words.paging}
      </Switch>
      <p>{value ? words.pagingOn(value.from || 1, value.to || 1) : words.pagingWhat}</p>
      {value ? (
        <>
          {pages > 2 ? (
            <Numbers>
              <PageRange
                pages={pages}
                value={value}
                // A single page has no neighbor to share the edge with.
                onValueChange={({ from, to }) => {
                  const first = Math.min(from, pages - 1);
                  onValueChange({ ...value, from: first, to: Math.max(to, first + 1) });
                }}
              />
            </Numbers>
          ) : null}
          <Segmented
            label={words.height}
            options={all.map((key) => ({ value: key, label: words[key] }))}
            value={all.find((key) => middles[key] === value.middle) ?? 'middle'}
            onValueChange={(key) => onValueChange({ ...value, middle: middles[key as Middle] })}
          />
        </>
      ) : null}
    </Fields>
  );
}
