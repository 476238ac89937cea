/*
 * Triple DES in CBC mode with PKCS#7 (FIPS 46-3), for the one partner that demands it. It is written for size: bits in
 * arrays, a few hundred bytes at most, nothing that is worth keeping from a stopwatch.
 */

type Bits = number[];

/** Numbers from 1, as the standard prints them. */
const table = (text: string): number[] => text.split(' ').map((number) => Number(number) - 1);

const rounds = '1 1 2 2 2 2 2 2 1 2 2 2 2 2 2 1'.split(' ').map(Number);
const keyHalves = table(
  '57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36 63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4',
);
const keyChoice = table(
  '14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32',
);
const spread = table(
  '16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25',
);
/** Each box four rows of sixteen, in hexadecimal. */
const boxes = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];
const first = Array.from({ length: 64 }, (_, i) => {
  const row = i >> 3;
  return (row < 4 ? 57 + 2 * row : 48 + 2 * row) - 8 * (i & 7);
});

const bitsOf = (bytes: Uint8Array): Bits =>
  Array.from(bytes).flatMap((byte) => Array.from({ length: 8 }, (_, i) => (byte >> (7 - i)) & 1));
const numberOf = (bits: Bits): number => bits.reduce((sum, bit) => sum * 2 + bit, 0);
const pick = (from: Bits, places: readonly number[]): Bits => places.map((place) => from[place] ?? 0);
const xor = (a: Bits, b: Bits): Bits => a.map((bit, i) => bit ^ (b[i] ?? 0));

function roundKeys(key: Uint8Array): Bits[] {
  let [left, right] = [keyHalves.slice(0, 28), keyHalves.slice(28)];
  const bits = bitsOf(key);
  const turned = (half: number[], by: number) => [...half.slice(by), ...half.slice(0, by)];
  return rounds.map((by) => {
    left = turned(left, by);
    right = turned(right, by);
    return pick(pick(bits, [...left, ...right]), keyChoice);
  });
}

function mixed(half: Bits, key: Bits): Bits {
  const substituted = boxes.flatMap((box, at) => {
    const six = Array.from(
      { length: 6 },
      (_, i) => (half[(4 * at + i + 31) % 32] ?? 0) ^ (key[6 * at + i] ?? 0),
    );
    const row = (six[0] ?? 0) * 2 + (six[5] ?? 0);
    const value = Number.parseInt(box[row * 16 + numberOf(six.slice(1, 5))] ?? '0', 16);
    return [3, 2, 1, 0].map((bit) => (value >> bit) & 1);
  });
  return pick(substituted, spread);
}

function des(block: Bits, keys: readonly Bits[]): Bits {
  const start = pick(block, first);
  let [left, right] = [start.slice(0, 32), start.slice(32)];
  for (const key of keys) [left, right] = [right, xor(left, mixed(right, key))];
  const end: Bits = [];
  [...right, ...left].forEach((bit, i) => {
    end[first[i] ?? 0] = bit;
  });
  return end;
}

/** Encrypts under a key of 24 and a vector of 8 bytes; the lengths are the caller's to check. */
export function tripleDes(plain: Uint8Array, key: Uint8Array, iv: Uint8Array): Uint8Array {
  const [one = [], two = [], three = []] = [0, 8, 16].map((from) => roundKeys(key.slice(from, from + 8)));
  const passes = [one, two.toReversed(), three];
  const missing = 8 - (plain.length % 8);
  const padded = new Uint8Array(plain.length + missing).fill(missing);
  padded.set(plain);
  const sealed = new Uint8Array(padded.length);
  let before = bitsOf(iv);
  for (let at = 0; at < padded.length; at += 8) {
    before = passes.reduce(des, xor(bitsOf(padded.slice(at, at + 8)), before));
    for (let i = 0; i < 8; i += 1) sealed[at + i] = numberOf(before.slice(8 * i, 8 * i + 8));
  }
  return sealed;
}
