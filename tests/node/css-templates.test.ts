import { expect, it } from 'vitest';
import { squeezeStyles } from '../../scripts/css-templates.mjs';

it('takes the indentation out of a style sheet, and leaves the space behind a value that is put in', () => {
  const sheet =
    'styled.div`\n  animation: ${turn} 0.8s linear;\n  ${waiting}\n  &:hover {\n    color: red;\n  }\n`';
  expect(squeezeStyles(sheet)).toBe(
    'styled.div` animation: ${turn} 0.8s linear;${waiting} &:hover{color:red;}`',
  );
});
