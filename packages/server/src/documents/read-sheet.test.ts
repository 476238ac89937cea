import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.js';
import { writeSheet } from './write-sheet.js';

const folder = mkdtempSync(join(tmpdir(), 'read-sheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Uint8Array) {
  const path = join(folder, 'book.xlsx');
  writeFileSync(path, bytes);
  return readSheet(path, 1_000);
}
const book = (sheet: string, strings = '') =>
  zipSync({
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...(strings ? { 'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`) } : {}),
  });

describe('a workbook', () => {
  it('is read as it was written', async () => {
    const rows = [
      ['账号', '姓名'],
      ['sunfan', '孙 & <范>'],
      ['=1+1', '2'],
    ];
    expect(await read(await writeSheet('用户', rows))).toEqual(rows);
  });
  it('keeps empty cells in their places, joins formats, and knows numbers', async () => {
    const strings =
      '<si><t>姓名</t></si><si><r><t>孙</t></r><r><t xml:space="preserve">范本</t></r><rPh><t>sun</t></rPh></si>';
    const sheet =
      '<row r="1"><c r="B1" t="s"><v>0</v></c></row><row r="2"><c r="A2"><v>13900000001</v></c><c r="B2" t="s"><v>1</v></c><c r="C2"/></row>';
    expect(await read(book(sheet, strings))).toEqual([
      ['', '姓名'],
      ['13900000001', '孙范本', ''],
    ]);
  });
  it.each([
    ['a zip of something else', zipSync({ 'word/document.xml': strToU8('<w/>') })],
    [
      'one that unpacks to far more',
      zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(65 * 1024 * 1024) }),
    ],
    ['one that ends too early', book('<row><c r="A1"><v>1</v></c></row>').subarray(0, 60)],
  ])('is refused: %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([]);
  });
  it('counts empty lines, and stops at the limit', async () => {
    const sheet = '<row r="1"><c r="A1"><v>1</v></c></row><row r="4"><c r="A4"><v>4</v></c></row>';
    expect(await read(book(sheet))).toEqual([['1'], [], [], ['4']]);
    const path = join(folder, 'book.xlsx');
    expect(await readSheet(path, 2)).toEqual([['1'], []]);
  });
  it('resolves only the predefined entities of XML', async () => {
    const sheet = '<row><c r="A1" t="inlineStr"><is><t>&amp;&#x5B59;&#23385;&xxe;</t></is></c></row>';
    expect(await read(book(sheet))).toEqual([['&孙孙&xxe;']]);
  });
});

describe('a text', () => {
  it.each([
    ['commas, quotation marks and the mark of UTF-8', '\uFEFF账号,姓名\r\n"a,1","孙""范"\r\n\r\nb,周\n'],
    ['tabs', '账号\t姓名\na,1\t孙"范\n\nb\t周'],
  ])('is read with %s', async (_, text) => {
    expect(await read(strToU8(text))).toEqual([['账号', '姓名'], ['a,1', '孙"范'], [], ['b', '周']]);
  });
  it.each([
    [
      'text after a quoted part',
      '"甲"乙,1\na,2',
      [
        ['"甲"乙', '1'],
        ['a', '2'],
      ],
    ],
    [
      'a quotation mark that nobody closes',
      '"甲,1\na,2',
      [
        ['"甲', '1'],
        ['a', '2'],
      ],
    ],
    [
      'line ends of several systems',
      'a,1\r\nb,2\nc,3\rd,4',
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
        ['d', '4'],
      ],
    ],
    ['a line break in a cell', '"甲\n乙",1\n', [['甲\n乙', '1']]],
    ['lines of empty cells', 'a\n,\nb\n', [['a'], [], ['b']]],
  ])('keeps its cells apart: %s', async (_, text, rows) => {
    expect(await read(strToU8(text))).toEqual(rows);
  });
  it('stops at the limit, and is no list with a line that has no end', async () => {
    const path = join(folder, 'list.csv');
    writeFileSync(path, 'a\nb\nc');
    expect(await readSheet(path, 2)).toEqual([['a'], ['b']]);
    expect(await read(strToU8('"a"b'.repeat(50_000)))).toEqual([]);
  });
  it('is read in the encoding of the banks', async () => {
    // 备注 in GB 18030.
    expect(await read(Uint8Array.of(0xb1, 0xb8, 0xd7, 0xa2, 0x2c, 0x31))).toEqual([['备注', '1']]);
  });
});
