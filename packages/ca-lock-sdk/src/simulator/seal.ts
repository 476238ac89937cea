import { deflateSync } from 'node:zlib';

const SIZE = 64;
const RED = [0xc8, 0x10, 0x2e, 0xff] as const;

/**
 * A round red seal without text (a test picture contains no company name), base64 PNG, 64 × 64 with a transparent
 * background.
 */
export function drawSeal(): string {
  const rows = Array.from({ length: SIZE }, (_, y) => {
    const row = Buffer.alloc(1 + SIZE * 4); // filter byte 0, then RGBA
    for (let x = 0; x < SIZE; x += 1) if (inked(x, y)) row.set(RED, 1 + x * 4);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 6, 0, 0, 0], 8); // eight bits, RGBA
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

/** The ring, and the five-pointed star of Chinese seals. */
function inked(x: number, y: number): boolean {
  const [dx, dy] = [x - 31.5, y - 31.5];
  const radius = Math.hypot(dx, dy);
  const turn = (Math.PI * 2) / 5;
  const fromTip = Math.abs((((Math.atan2(dx, -dy) % turn) + turn * 1.5) % turn) - turn / 2);
  const star = (14 * Math.sin(Math.PI / 10)) / Math.sin(Math.PI - Math.PI / 10 - fromTip);
  return (radius > 27 && radius < 31) || radius < star;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** The CRC-32 of PNG; Node 20 has none built in. */
function crc32(bytes: Buffer): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}
