import type { PageSize, PagesSeal, SealPicture } from './placement.js';

interface PagingStripProps {
  page: number;
  size: PageSize;
  picture: SealPicture | undefined;
  paging: PagesSeal;
}

/** This page's part of the seal across the edges, as it will look. */
export function PagingStrip({ page, size, picture, paging: { from, to, middle } }: PagingStripProps) {
  const count = to - from + 1;
  // Above twenty pages the document has several seals across its edges; this shows the parts of one.
  if (!picture || page < from || page > to || !(count > 1 && count <= 20)) return null;
  return (
    <span
      data-part="strip"
      style={{
        width: `${(picture.width / count / size.width) * 100}%`,
        top: `calc(${middle * 100}% - ${(picture.height / size.height) * 50}%)`,
        height: `${(picture.height / size.height) * 100}%`,
      }}
    >
      <img
        src={picture.url || undefined}
        alt=""
        style={{ width: `${count * 100}%`, left: `${(from - page) * 100}%` }}
      />
    </span>
  );
}
