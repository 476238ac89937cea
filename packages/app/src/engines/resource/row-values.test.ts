import { expect, it } from 'vitest';
import { valuesIn } from './row-values.js';

it('a form has its own fields alone, as the row has them; what is null there is blank', () => {
  const row = { postId: 7, postName: '审核员', postSort: 0, remark: null };
  expect(valuesIn(row, { postName: '', postSort: 9, remark: '', status: '0' })).toEqual({
    postName: '审核员',
    postSort: 0,
    remark: '',
    status: '0',
  });
});
