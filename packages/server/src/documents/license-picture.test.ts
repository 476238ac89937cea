import { PDFDocument } from '@cantoo/pdf-lib';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pngOf, scannedPaper } from '../testing/paper-picture.js';
import type { Bitmap } from './first-page.js';
import { readLicensePicture } from './license-picture.js';
import { recognize, type Word } from './recognize.js';
import { linesOf } from './word-lines.js';

const facts = {
  companyName: '示例建设工程有限公司',
  creditCode: '91210000TEX000010X',
  representativeName: '李样例',
  address: '辽宁省沈阳市浑南区示例路18号',
};

let page: Bitmap;
let picture: Uint8Array;
beforeAll(async () => {
  page = await scannedPaper('营业执照', [
    `统一社会信用代码：${facts.creditCode}`,
    `名称：${facts.companyName}`,
    `法定代表人：${facts.representativeName}`,
    `住所：${facts.address}`,
  ]);
  picture = pngOf(page);
});

describe('a picture of a license', () => {
  it('is read from its pixels', async () => {
    expect(await readLicensePicture(picture, 'image/png')).toEqual(facts);
  });

  it('is read from the page of a PDF', async () => {
    const scan = await PDFDocument.create();
    const image = await scan.embedPng(picture);
    scan.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
    expect(await readLicensePicture(await scan.save(), 'application/pdf')).toEqual(facts);
  });

  it('is read in every orientation of the camera', async () => {
    const { width, height } = page;
    const turned = new Uint8Array(page.data.length);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 4;
        turned.set(page.data.subarray(at, at + 4), ((width - 1 - x) * height + y) * 4);
      }
    }
    const words = await recognize({ data: turned, width: height, height: width }, 6);
    expect(linesOf(words)).toContain(facts.companyName);
  });

  it.each([
    ['is empty', () => new Uint8Array(PNG.sync.write(new PNG({ width: 40, height: 40 })))],
    ['says that it is larger than any camera takes', () => sized(60_000, 60_000)],
    ['is damaged', () => picture.slice(0, 4_000)],
    ['is no picture', () => new Uint8Array(Buffer.from('nothing'))],
  ])('is left to people where it %s', async (_, made) => {
    expect(await readLicensePicture(made(), 'image/png')).toBeNull();
  });
});

/** The header of a PNG that would unpack to gigabytes. */
function sized(width: number, height: number): Uint8Array {
  const bomb = Buffer.from(picture);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  return new Uint8Array(bomb);
}

describe('words on a page', () => {
  const word = (line: string, left: number, text: string, confidence = 90): Word => ({
    line,
    left,
    right: left + text.length * 20,
    top: 0,
    bottom: 20,
    confidence,
    text,
  });

  it('become lines with a gap between cells, and a continuation under a cell joins it', () => {
    const lines = linesOf([
      word('1', 0, '住所'),
      word('1', 100, '辽宁省'),
      word('1', 165, '沈阳市'),
      word('1', 400, '登记机关'),
      word('2', 102, '〈样例路》18号'),
      word('3', 0, '经营范围'),
      word('3', 60, '|', 5),
    ]);
    expect(lines).toBe('住所  辽宁省沈阳市（样例路）18号  登记机关\n经营范围');
  });
});
