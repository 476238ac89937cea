/** A seal picture. Its initial size is in millimeters. */
export interface SealPicture {
  /** Unique key. */
  id: string;
  /** The name: 单位公章. */
  name: string;
  /** Address of the picture. */
  url: string;
  /** In millimeters. */
  width: number;
  /** In millimeters. */
  height: number;
}

/** A seal on a page; in millimeters from the top left of the page as shown. */
export interface PlacedSeal {
  /** Unique key in the document. */
  id: number;
  /** Key of its picture. */
  sealId: string;
  /** The page, from 1. */
  page: number;
  /** From the left edge. */
  left: number;
  /** From the upper edge. */
  top: number;
  /** In millimeters. */
  width: number;
  /** In millimeters. */
  height: number;
}

/** 骑缝章: one seal cut over the right edges of several pages. */
export interface PagesSeal {
  /** Key of its picture. */
  sealId: string;
  /** The first page, from 1. */
  from: number;
  /** The last page. */
  to: number;
  /** Position of its center, as a share of the page height from the top. */
  middle: number;
}

/** Size of the page as shown, in millimeters. */
export interface PageSize {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

/** Smallest and largest side, in millimeters. */
const sides = { least: 5, most: 120 } as const;
const pointsPerMillimeter = 72 / 25.4;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));
const tenth = (millimeters: number) => Math.round(millimeters * 10) / 10;

/** Moves a seal, limited to its page. */
export const movedTo = (
  one: PlacedSeal,
  to: Partial<Pick<PlacedSeal, 'left' | 'top'>>,
  page: PageSize,
): PlacedSeal => ({
  ...one,
  left: tenth(between(to.left ?? one.left, 0, page.width - one.width)),
  top: tenth(between(to.top ?? one.top, 0, page.height - one.height)),
});

/** Changes the width; proportions and center stay. */
export function resizedTo(one: PlacedSeal, wanted: number, page: PageSize): PlacedSeal {
  const ratio = one.height / one.width;
  const most = Math.min(sides.most, sides.most / ratio, page.width, page.height / ratio);
  const least = Math.max(sides.least, sides.least / ratio);
  const width = tenth(between(wanted, least, most));
  const height = tenth(width * ratio);
  const middle = { left: one.left + (one.width - width) / 2, top: one.top + (one.height - height) / 2 };
  return movedTo({ ...one, width, height }, middle, page);
}

const steps: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The seal after a key press: arrows move it by 1 mm, with Shift by 10, + and - change its size; undefined for other
 * keys.
 */
export function byKey(one: PlacedSeal, key: string, shift: boolean, page: PageSize): PlacedSeal | undefined {
  const step = steps[key];
  const by = shift ? 10 : 1;
  if (step) return movedTo(one, { left: one.left + step[0] * by, top: one.top + step[1] * by }, page);
  if (key === '+' || key === '=') return resizedTo(one, one.width + 1, page);
  if (key === '-') return resizedTo(one, one.width - 1, page);
  return undefined;
}

const freeId = (placed: readonly PlacedSeal[]) => Math.max(0, ...placed.map(({ id }) => id)) + 1;

/** Places a seal with its center at `at`; by default at the lower right, where documents are signed. */
export function placeSeal(
  placed: readonly PlacedSeal[],
  { id: sealId, width, height }: SealPicture,
  { page, size, at }: { page: number; size: PageSize; at?: { left: number; top: number } | undefined },
): readonly PlacedSeal[] {
  const middle = at ?? { left: size.width * 0.7, top: size.height * 0.75 };
  const fresh = { id: freeId(placed), sealId, page, width, height, left: 0, top: 0 };
  return [...placed, movedTo(fresh, { left: middle.left - width / 2, top: middle.top - height / 2 }, size)];
}

/** Copies it to every page of the range that does not have this seal at that position. */
export function onEveryPage(
  placed: readonly PlacedSeal[],
  one: PlacedSeal,
  { from, to }: Pick<PagesSeal, 'from' | 'to'>,
): readonly PlacedSeal[] {
  const isThere = (page: number) =>
    placed.some(
      (other) =>
        other.page === page &&
        other.sealId === one.sealId &&
        other.left === one.left &&
        other.top === one.top,
    );
  const pages = Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
  const next = freeId(placed);
  return [
    ...placed,
    ...pages.filter((page) => !isThere(page)).map((page, n) => ({ ...one, id: next + n, page })),
  ];
}

/** Converts to PDF coordinates: points from the lower left of the page as shown. */
export const inPoints = (
  { left, top, width, height }: Pick<PlacedSeal, 'left' | 'top' | 'width' | 'height'>,
  page: PageSize,
): { x: number; y: number; width: number; height: number } => ({
  x: left * pointsPerMillimeter,
  y: (page.height - top - height) * pointsPerMillimeter,
  width: width * pointsPerMillimeter,
  height: height * pointsPerMillimeter,
});
