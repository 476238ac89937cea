import { sealSides } from '@ca-portal/api/domain';

/** A seal on a page; millimetres from the top left of the page as it is shown. */
export interface Placed {
  readonly id: number;
  readonly sealId: string;
  /** From 1. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** Millimetres. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));
const tenth = (millimetres: number) => Math.round(millimetres * 10) / 10;

/** Moves it there, as far as it stays fully on its page. */
export const movedTo = (one: Placed, to: Partial<Pick<Placed, 'left' | 'top'>>, page: PageSize): Placed => ({
  ...one,
  left: tenth(between(to.left ?? one.left, 0, page.width - one.width)),
  top: tenth(between(to.top ?? one.top, 0, page.height - one.height)),
});

/** Makes it as wide, in its own proportions, its middle where it was. */
export function resizedTo(one: Placed, wanted: number, page: PageSize): Placed {
  const ratio = one.height / one.width;
  const most = Math.min(sealSides.most, sealSides.most / ratio, page.width, page.height / ratio);
  const least = Math.max(sealSides.least, sealSides.least / ratio);
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

/** What a key does to the seal that has the focus: arrows by 1 mm, with Shift by 10, + and - its size; undefined for others. */
export function byKey(one: Placed, key: string, shift: boolean, page: PageSize): Placed | undefined {
  const step = steps[key];
  const by = shift ? 10 : 1;
  if (step) return movedTo(one, { left: one.left + step[0] * by, top: one.top + step[1] * by }, page);
  if (key === '+' || key === '=') return resizedTo(one, one.width + 1, page);
  if (key === '-') return resizedTo(one, one.width - 1, page);
  return undefined;
}

/** As a screen reader hears it. */
export const placeWords = ({ page, left, top, width }: Placed): string =>
  `第 ${page} 页，距左 ${left} 毫米，距上 ${top} 毫米，宽 ${width} 毫米`;
