import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/index.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronLeftIcon, chevronRightIcon, undoIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/index.js';
import { itemsOf } from '../internal/itemsOf.js';
import { Skeleton } from '../skeleton/index.js';
import { useWords } from '../theme/useWords.js';
import { PagingStrip } from './PagingStrip.js';
import { PlaceFields } from './PlaceFields.js';
import type { PageSize, PagesSeal, PlacedSeal, SealPicture } from './placement.js';
import { SealOnPage } from './SealOnPage.js';
import { Fields, PageDesk, PageTools, Paper } from './SealPlacer.styles.js';
import { zhSealPlacer } from './SealPlacer.zh.js';
import { useHistory } from './useHistory.js';

export interface SealPlacerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages of the document. */
  pages: number;
  /** Another page is requested: pass its number, size and picture. */
  onPageChange: (page: number) => void;
  /** Size of the current page in millimeters; undefined while it loads. */
  size: PageSize | undefined;
  /** The available seals. */
  seals: readonly SealPicture[] | null | undefined;
  /** The placed seals of all pages. Keep the array stable: a new one is a new state in the undo history. */
  value: readonly PlacedSeal[] | null | undefined;
  /** Called with the new placed seals; many times during a drag. */
  onValueChange: (value: readonly PlacedSeal[]) => void;
  /** 骑缝章; its part on the current page is drawn. */
  paging?: PagesSeal | undefined;
  /** The page itself: a canvas, an image. Any engine can render it; it fills the paper. */
  children?: ReactNode;
}

const none: readonly PlacedSeal[] = [];
const zooms = [60, 80, 100, 140, 200];
const isWhole = ({ left, top, width, height }: PlacedSeal) =>
  [left, top].every(Number.isFinite) && width > 0 && height > 0;

/**
 * A document page with seals, placed and moved by mouse, touch, keys or numbers, and navigation to the other pages.
 * It renders no page and signs nothing: `sealPdf` of `@ca-portal/api/sealed-pdf` takes the same millimeters.
 */
export function SealPlacer({
  page,
  pages,
  onPageChange,
  size: given,
  seals,
  value,
  onValueChange,
  paging,
  children,
  ...rest
}: SealPlacerProps) {
  const words = useWords('sealPlacer', zhSealPlacer);
  const [zoom, setZoom] = useState(2);
  const keysId = useId();
  const pictures = itemsOf(seals);
  const pictureOf = (sealId: string) => pictures.find(({ id }) => id === sealId);
  const placed = itemsOf(value).filter(isWhole);
  const history = useHistory(value ?? none, placed, onValueChange);
  const { chosen } = history;
  const size = given && given.width > 0 && given.height > 0 ? given : undefined;
  const percent = zooms[zoom] ?? 100;
  const remove = (one: PlacedSeal) => placed.filter(({ id }) => id !== one.id);
  return (
    <Fields data-component="SealPlacer" {...rest}>
      <PageTools>
        <IconButton
          icon={<Glyph of={chevronLeftIcon} />}
          label={words.previous}
          disabled={!(page > 1)}
          onClick={() => onPageChange(page - 1)}
        />
        <span aria-live="polite">{words.page(page || 1, pages || 1)}</span>
        <IconButton
          icon={<Glyph of={chevronRightIcon} />}
          label={words.next}
          disabled={!(page < pages)}
          onClick={() => onPageChange(page + 1)}
        />
        <div>
          <Button size="sm" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            {words.smaller}
          </Button>
          <span>{percent}%</span>
          <Button size="sm" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
            {words.larger}
          </Button>
        </div>
        <Button
          size="sm"
          icon={<Glyph of={undoIcon} />}
          disabled={history.past.length === 0}
          onClick={() => history.undo(({ sealId }) => pictureOf(sealId) !== undefined)}
        >
          {words.undo}
        </Button>
      </PageTools>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <PageDesk tabIndex={0} aria-label={words.desk}>
        {size ? (
          <Paper style={{ width: `${percent}%`, aspectRatio: `${size.width} / ${size.height}` }}>
            {children}
            {placed.map((one) => {
              const picture = one.page === page ? pictureOf(one.sealId) : undefined;
              return picture ? (
                <SealOnPage
                  key={one.id}
                  one={one}
                  picture={picture}
                  size={size}
                  chosen={one === chosen}
                  keysId={keysId}
                  onChoose={() => history.choose(one.id)}
                  onChange={(next, keep) =>
                    history.change(
                      placed.map((other) => (other === one ? next : other)),
                      one.id,
                      keep,
                    )
                  }
                  onRemove={() => history.change(remove(one), undefined)}
                />
              ) : null;
            })}
            {paging ? (
              <PagingStrip page={page} size={size} picture={pictureOf(paging.sealId)} paging={paging} />
            ) : null}
          </Paper>
        ) : (
          <Skeleton height="30rem" />
        )}
      </PageDesk>
      {size && chosen && chosen.page === page ? (
        <PlaceFields
          // The document changed, so its pages did too.
          key={pages}
          one={chosen}
          placed={placed}
          size={size}
          pages={pages}
          onChange={(next) => history.change(next, chosen.id)}
        />
      ) : null}
      <p id={keysId}>{words.keys}</p>
    </Fields>
  );
}
