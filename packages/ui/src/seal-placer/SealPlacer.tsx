import { useQuery } from '@tanstack/react-query';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import type { StampDocument, StampPage } from './open-document.js';
import { pagingMiddles } from './PagingFields.js';
import type { SealPicture } from './seal-pictures.js';
import { SealOnPage } from './SealOnPage.js';
import { PageDesk, PageTools, Paper } from './Stamp.styles.js';
import type { Stamping } from './useStamping.js';

interface PageViewProps {
  file: StampDocument;
  pictures: readonly SealPicture[];
  stamping: Stamping;
}

/** Sharp enough on a fine screen; a page is drawn once. */
const drawnPixels = 1_400;
const zooms = [60, 80, 100, 140, 200];

/** The size of a page; the seals need it before the page is drawn. */
export const usePage = (file: StampDocument, page: number) =>
  useQuery({
    queryKey: ['stamp', 'page', file.name, file.bytes.length, page],
    queryFn: () => file.page(page),
    staleTime: Infinity,
    gcTime: 0,
  });

/** One page with its seals, and the way to the others. */
export function PageView({ file, pictures, stamping: { state, dispatch } }: PageViewProps) {
  const page = usePage(file, state.page);
  const [zoom, setZoom] = useState(2);
  const percent = zooms[zoom] ?? 100;
  const turn = (to: number) => dispatch({ type: 'page', page: to });
  return (
    <>
      <PageTools>
        <IconButton
          icon={<Icon name="chevron-left" />}
          label="上一页"
          disabled={state.page === 1}
          onClick={() => turn(state.page - 1)}
        />
        <span aria-live="polite">
          第 {state.page} 页，共 {file.pages} 页
        </span>
        <IconButton
          icon={<Icon name="chevron-right" />}
          label="下一页"
          disabled={state.page === file.pages}
          onClick={() => turn(state.page + 1)}
        />
        <Button size="sm" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          缩小
        </Button>
        <span>{percent}%</span>
        <Button size="sm" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          放大
        </Button>
        <Button
          size="sm"
          icon={<Icon name="undo" />}
          disabled={state.past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        >
          撤销
        </Button>
      </PageTools>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <PageDesk tabIndex={0} aria-label="文件内容">
        {page.data ? (
          <Paper style={{ width: `${percent}%`, aspectRatio: `${page.data.width} / ${page.data.height}` }}>
            <Drawn page={page.data} label={`第 ${state.page} 页`} />
            {state.placed
              .filter((one) => one.page === state.page)
              .map((one) => {
                const picture = pictures.find(({ id }) => id === one.sealId);
                return picture ? (
                  <SealOnPage
                    key={one.id}
                    one={one}
                    picture={picture}
                    size={page.data}
                    selected={state.selected === one.id}
                    dispatch={dispatch}
                  />
                ) : null;
              })}
            <Strip
              page={page.data}
              number={state.page}
              pages={file.pages}
              pictures={pictures}
              paging={state.paging}
            />
          </Paper>
        ) : (
          <Skeleton height="30rem" />
        )}
      </PageDesk>
    </>
  );
}

function Drawn({ page, label }: { page: StampPage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) void page.draw(canvas.current, drawnPixels);
  }, [page]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file for an img
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

interface StripProps {
  page: StampPage;
  number: number;
  pages: number;
  pictures: readonly SealPicture[];
  paging: Stamping['state']['paging'];
}

/** This page's part of the seal over the edges, as it will be seen. */
function Strip({ page, number, pages, pictures, paging }: StripProps) {
  const picture = paging && pictures.find(({ id }) => id === paging.sealId);
  // Above twenty pages several seals share the edges; the parts shown here are those of one.
  if (!paging || !picture || pages < 2 || pages > 20) return null;
  const width = picture.width / pages;
  const middle = pagingMiddles[paging.at];
  return (
    <span
      data-part="strip"
      style={{
        width: `${(width / page.width) * 100}%`,
        top: `calc(${middle * 100}% - ${(picture.height / page.height) * 50}%)`,
        height: `${(picture.height / page.height) * 100}%`,
      }}
    >
      <img src={picture.url} alt="" style={{ width: `${pages * 100}%`, left: `${-(number - 1) * 100}%` }} />
    </span>
  );
}
