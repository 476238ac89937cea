import type { FieldLimits } from '@ca-portal/api';
import { checkMobile } from '@ca-portal/api/domain';
import { Form, useForm } from '@ca-portal/ui/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DescribedField } from './DescribedField.js';
import type { FieldDescription } from './fields.js';
import * as field from './fields.js';

type Values = { of: unknown };
const onSubmit = vi.fn<() => void>();

function OneField({
  of,
  limits,
  value,
}: {
  of: FieldDescription<never, Values>;
  limits: FieldLimits;
  value: unknown;
}) {
  const form = useForm<Values>({ defaultValues: { of: value } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DescribedField name="of" field={of as never} limits={limits} requiredUnlessSaid={false} />
      <button type="submit">保存</button>
    </Form>
  );
}
const open = (of: object, limits: FieldLimits, value: unknown) =>
  render(<OneField of={of as FieldDescription<never, Values>} limits={limits} value={value} />);

test('a limit of the contract bounds the control and marks the label', () => {
  open(field.text('名称'), { required: '请输入名称', maxLength: 30 }, '');
  expect(screen.getByRole('textbox', { name: '名称（必填）' })).toHaveAttribute('maxlength', '30');
});

test('and those of a number', () => {
  open(field.wholeNumber('排序'), { required: true, min: 1, max: 99, whole: true }, 5);
  const input = screen.getByRole('spinbutton', { name: '排序（必填）' });
  expect(input).toHaveAttribute('aria-valuemin', '1');
  expect(input).toHaveAttribute('aria-valuemax', '99');
});

test('and the text of a list is as long as its entries may be', () => {
  open(field.entries('特点'), { maxItems: 6, items: { maxLength: 100 } }, '');
  expect(screen.getByRole('textbox', { name: /特点/ })).toHaveAttribute('maxlength', '612');
});

test.each<[what: string, of: object, limits: FieldLimits, value: unknown, sentence: string]>([
  ['nothing, in the contract’s words', field.text('名称'), { required: '请输入名称' }, '', '请输入名称。'],
  ['nothing, in ours', field.text('名称'), { required: true }, '', '请填写名称。'],
  ['blanks alone', field.text('名称'), { required: '请输入名称' }, '  ', '请输入名称。'],
  ['too short a text', field.longText('原因'), { required: true, minLength: 2 }, '无', '至少 2 个字。'],
  ['too long a text', field.longText('正文'), { maxLength: 5 }, '一二三四五六', '最多 5 个字。'],
  [
    'another pattern',
    field.text('编号'),
    { pattern: /^\d+$/, wrong: '编号只含数字' },
    'a1',
    '编号只含数字。',
  ],
  ['what a validator refuses', field.text('手机号'), { check: checkMobile }, '1', '请输入正确的手机号码。'],
  ['too much money', field.yuan('面额'), { max: 100 }, '1.01', '不能大于 1.00 元。'],
  ['too many entries', field.entries('序列号'), { maxItems: 1 }, 'a\nb', '最多 1 项。'],
  ['a wrong entry', field.entries('序列号'), { items: { pattern: /^a/ } }, 'a\nb', '“b”：格式不正确。'],
])('a form does not send %s', async (_, of, limits, value, sentence) => {
  open(of, limits, value);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what the page asks for beyond the contract counts as well', () => {
  open(field.text('名称', { required: true }), { maxLength: 100 }, '');
  expect(screen.getByRole('textbox', { name: '名称（必填）' })).toBeRequired();
});
