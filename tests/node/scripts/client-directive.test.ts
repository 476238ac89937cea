import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dropNeedlessDirectives, pureFiles } from '../../../scripts/client-directive.mjs';

const files = new Map([
  ['formats/index.js', 'import {\n  a\n} from "../chunk-a.js";\nexport { a };'],
  [
    'chunk-a.js',
    'import dayjs from "dayjs";\nimport "dayjs/locale/zh-cn.js";\nvar a = "import x from \'react\'";',
  ],
  ['button/index.js', 'import "../chunk-a.js";\nexport { b } from "../chunk-b.js";'],
  ['chunk-b.js', 'import { useState } from "react";'],
  ['late/index.js', 'const part = () => import("../chunk-b.js");'],
  ['ring.js', 'import "./gnir.js";'],
  ['gnir.js', 'import "./ring.js";'],
]);

it('what imports only its like and dayjs is pure; what reaches React, also late, is not', () => {
  expect(pureFiles(files).toSorted()).toEqual(['chunk-a.js', 'formats/index.js', 'gnir.js', 'ring.js']);
});

it('takes the directive off pure files and moves no line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'directive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['formats', 'button', 'late']) mkdirSync(join(folder, name));
  for (const [file, text] of files) writeFileSync(join(folder, file), `"use client";\n${text}`);
  dropNeedlessDirectives(folder);
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(text('formats/index.js')).toBe(`\n${files.get('formats/index.js')}`);
  expect(text('button/index.js')).toMatch(/^"use client";\n/);
});
