import { sealSides } from '../domain/seal-limits.js';
import { SealError } from './seal-error.js';

/** A picture at one position of one page; millimeters from the top left of the page as shown. */
export interface PlacedSeal {
  /** Distinguishes it from a seal across the edges. */
  readonly kind: 'seal';
  /** PNG. */
  readonly picture: Uint8Array;
  /** From 1. */
  readonly page: number;
  /** From the left edge of the page, in millimeters. */
  readonly left: number;
  /** From the upper edge of the page, in millimeters. */
  readonly top: number;
  /** In millimeters. */
  readonly width: number;
  /** In millimeters. */
  readonly height: number;
}

/** 骑缝章: one seal cut across the right edges of several pages, so that none can be exchanged. Millimeters. */
export interface PagingSeal {
  /** Distinguishes it from a seal at one position. */
  readonly kind: 'paging';
  /** The seal, PNG. */
  readonly picture: Uint8Array;
  /** The first page, from 1. */
  readonly from: number;
  /** The last page. */
  readonly to: number;
  /** Width of the whole seal, in millimeters. */
  readonly width: number;
  /** Height of the seal, in millimeters. */
  readonly height: number;
  /** Position of its center, as a share of the page's height from the top. */
  readonly middle: number;
}
/** A seal at one place, or one over the edges of several pages. */
export type Seal = PlacedSeal | PagingSeal;

/** Maximum number of pages per seal: a strip would get too narrow to be visible. */
export const mostPagesOfOneSeal = 20;

/** The part of a seal on one page: the picture between two shares of its width. */
export interface Imprint {
  readonly seal: Seal;
  readonly page: number;
  /** Shares of the picture's width. */
  readonly part: readonly [from: number, to: number];
}

/**
 * Splits pages into sets of nearly the same size, none above `mostPagesOfOneSeal` and, where possible, none of one
 * page.
 */
function setsOf(from: number, to: number): { first: number; count: number }[] {
  const all = to - from + 1;
  const sets = Math.ceil(all / mostPagesOfOneSeal);
  return Array.from({ length: sets }, (_, n) => {
    const first = from + Math.floor((all * n) / sets);
    return { first, count: from + Math.floor((all * (n + 1)) / sets) - first };
  });
}

const isSide = (side: number) => side >= sealSides.least && side <= sealSides.most;

/** The imprints of each page, in the order of the seals. */
export function imprintsOf(seals: readonly Seal[], pages: number): Imprint[] {
  return seals.flatMap((seal): Imprint[] => {
    if (!isSide(seal.width) || !isSide(seal.height)) throw new SealError('outside');
    const [from, to] = seal.kind === 'seal' ? [seal.page, seal.page] : [seal.from, seal.to];
    if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) throw new SealError('outside');
    if (from < 1 || to > pages || to < from) throw new SealError('outside');
    if (seal.kind === 'seal') return [{ seal, page: seal.page, part: [0, 1] }];
    if (from === to) throw new SealError('outside');
    return setsOf(from, to).flatMap(({ first, count }) =>
      Array.from({ length: count }, (_, n): Imprint => ({
        seal,
        page: first + n,
        part: [n / count, (n + 1) / count],
      })),
    );
  });
}
