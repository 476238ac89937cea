import { expect, test } from 'vitest';
import { currentSection } from './current-section.js';

test.each([
  ['before the first heading', [300, 700], 120, false, 0],
  ['on the first', [100, 700], 120, false, 0],
  ['a heading on the line counts', [-500, 120, 900], 120, false, 1],
  ['past all', [-900, -500, -20], 120, false, 2],
  ['a short last section at the end', [-900, -100, 500], 120, true, 2],
  ['no sections', [], 120, false, 0],
])('%s', (_, tops, line, atEnd, section) => expect(currentSection(tops, line, atEnd)).toBe(section));
