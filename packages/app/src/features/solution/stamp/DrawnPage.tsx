import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { StampDocument, StampPage } from './open-document.js';

/** Sharp enough for a high-resolution screen; a page is drawn only once. */
const drawnPixels = 1_400;

/** The size of a page; the seals need it before the page is drawn. */
export const usePage = (file: StampDocument, page: number) =>
  useQuery({
    queryKey: ['stamp', 'page', file.name, file.bytes.length, page],
    queryFn: () => file.page(page),
    staleTime: Infinity,
    gcTime: 0,
  });

export function DrawnPage({ page, label }: { page: StampPage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) void page.draw(canvas.current, drawnPixels);
  }, [page]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file for an img
  return <canvas ref={canvas} role="img" aria-label={label} />;
}
