import { describe, expect, test } from 'vitest';
import { doubtsAbout } from './picture-doubts.js';
import { sharpness, type Pixels } from './picture-figures.js';

type Color = readonly [red: number, green: number, blue: number];
const paper: Color = [246, 244, 240];
const ink: Color = [38, 36, 40];
const stamp: Color = [205, 35, 45];
const skin: Color = [214, 164, 138];
const card: Color = [222, 232, 238];

interface Box {
  readonly of: Color;
  /** Left, top, right, bottom as fractions of the picture. */
  readonly at: readonly [number, number, number, number];
}

/** Boxes on a background, filled with lines of print unless it is to stay empty. */
function draw(
  ground: Color,
  boxes: readonly Box[],
  { width = 1_000, height = 630, print = true } = {},
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = boxes.findLast(
        ({ at: [left, top, right, bottom] }) =>
          x >= left * width && x < right * width && y >= top * height && y < bottom * height,
      );
      const printed = print && !inside && y % 26 < 14 && (x * 7 + y * 3) % 11 < 4;
      const color = printed ? ink : (inside?.of ?? ground);
      data.set([...color, 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** Out of focus: a box blur over rows, then columns, repeated as often as given. */
function blurred({ width, height, data }: Pixels, times: number): Pixels {
  let from = Uint8ClampedArray.from(data);
  const reach = [-3, -2, -1, 0, 1, 2, 3];
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const smear = (across: boolean) => {
    const to = new Uint8ClampedArray(from.length);
    for (let i = 0; i < from.length; i += 1) {
      const [x, y, channel] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width), i % 4];
      let sum = 0;
      for (const step of reach) {
        const at = across ? y * width + clamp(x + step, width - 1) : clamp(y + step, height - 1) * width + x;
        sum += from[at * 4 + channel] ?? 0;
      }
      to[i] = sum / reach.length;
    }
    from = to;
  };
  for (let time = 0; time < times; time += 1) {
    smear(true);
    smear(false);
  }
  return { width, height, data: from };
}

const emblemSide = draw(card, [{ of: stamp, at: [0.07, 0.12, 0.21, 0.38] }]);
const portraitSide = draw(card, [{ of: skin, at: [0.68, 0.2, 0.85, 0.6] }]);
const onWood = draw([186, 140, 100], [{ of: card, at: [0.2, 0.2, 0.8, 0.8] }]);
const page = { width: 700, height: 1_000 };
const stampAt: Box = { of: stamp, at: [0.6, 0.6, 0.62, 0.9] };
/** Stamped into the empty box of the form. */
const form = draw(paper, [{ of: paper, at: [0.5, 0.55, 0.75, 0.95] }, stampAt], page);

describe('blur', () => {
  test('is found in soft print and not in sharp print', () => {
    expect(sharpness(portraitSide)).toBeGreaterThan(1_000);
    expect(sharpness(blurred(portraitSide, 2))).toBeLessThan(60);
  });
  test('gets a warning, and so does an empty page: both are unreadable', () => {
    const says = [expect.stringContaining('可能模糊')];
    expect(doubtsAbout('idFront', blurred(portraitSide, 2))).toEqual(says);
    expect(doubtsAbout('registrationCertificate', draw(paper, [], { print: false }))).toEqual(says);
  });
  test('gives no warning because of wide margins', () => {
    const margins = draw(paper, [
      { of: paper, at: [0, 0, 1, 0.4] },
      { of: paper, at: [0, 0.7, 1, 1] },
    ]);
    expect(doubtsAbout('registrationCertificate', margins)).toEqual([]);
  });
});

describe('sides of an ID card', () => {
  test.each([
    ['the emblem side as the portrait', 'idFront', emblemSide, '像是国徽面'],
    ['the portrait side as the emblem', 'idBack', portraitSide, '像是人像面'],
  ] as const)('are doubted: %s', (_, kind, pixels, words) => {
    expect(doubtsAbout(kind, pixels)).toEqual([expect.stringContaining(words)]);
  });
  test.each([
    ['the right side', 'idFront', portraitSide],
    ['the other right side', 'idBack', emblemSide],
    ['a copy without color', 'idBack', draw([230, 230, 230], [])],
    ['a card on a table of wood', 'idBack', onWood],
    [
      'somebody in a red coat',
      'idFront',
      draw(card, [
        { of: skin, at: [0.7, 0.2, 0.82, 0.45] },
        { of: stamp, at: [0.66, 0.45, 0.86, 0.62] },
      ]),
    ],
    [
      'a card held upright',
      'idFront',
      draw(card, [{ of: stamp, at: [0.1, 0.1, 0.3, 0.3] }], { width: 630, height: 1_000 }),
    ],
    ['another paper', 'idInHand', emblemSide],
  ] as const)('are not doubted: %s', (_, kind, pixels) => {
    expect(doubtsAbout(kind, pixels)).toEqual([]);
  });
});

test('a form without red gets a warning; one with an imprint and a paper that needs none do not', () => {
  const plain = draw(paper, [], { width: 700, height: 1_000 });
  for (const kind of ['sealForm', 'applicationForm', 'authorizationLetter'] as const) {
    expect(doubtsAbout(kind, plain)).toEqual([expect.stringContaining('没有找到红色印章')]);
  }
  expect(doubtsAbout('sealForm', form)).toEqual([]);
  expect(doubtsAbout('damagePhoto', plain)).toEqual([]);
});

test('a stamp over print gets a warning only where the seal is cut out of the paper', () => {
  const over = draw(paper, [stampAt], page);
  expect(doubtsAbout('sealForm', over)).toEqual([expect.stringContaining('压住了文字')]);
  expect(doubtsAbout('sealSample', over)).toHaveLength(1);
  expect(doubtsAbout('explanation', over)).toEqual([]);
});
