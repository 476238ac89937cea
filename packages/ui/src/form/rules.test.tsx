import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Input } from '../input/index.js';
import { Field, type FieldProps, type FieldRule, Form, type RuleAnswer, useForm } from './index.js';

/** A validator with the result type of `@ca-portal/api/domain`. */
type Checked = { ok: true; value: string } | { ok: false; reason: string };
const checkMobile = (text: string, _now?: Date): Checked =>
  /^1[3-9]\d{9}$/.test(text) ? { ok: true, value: text } : { ok: false, reason: '请输入正确的手机号码' };

function Sample(props: Pick<FieldProps, 'rules' | 'required'> & { initial?: unknown }) {
  const form = useForm<{ phone: string }>({ defaultValues: { phone: (props.initial ?? '') as string } });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="联系方式">
      <Field name="phone" label="手机号" rules={props.rules} required={props.required}>
        <Input />
      </Field>
      <button type="submit">提交</button>
    </Form>
  );
}
const box = () => screen.getByRole('textbox');
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));
const problem = () => document.querySelector('[data-part="error"]')?.textContent;

describe('rules of a field', () => {
  it('accepts a validator, and shows its reason as a sentence on blur', async () => {
    render(<Sample rules={checkMobile} />);
    await userEvent.type(box(), '139');
    expect(problem()).toBeUndefined();
    await userEvent.tab();
    await waitFor(() => expect(problem()).toBe('请输入正确的手机号码。'));
    await userEvent.type(box(), '55200000');
    await waitFor(() => expect(problem()).toBeUndefined());
  });

  it('leaves an empty value to `required`', async () => {
    const rule = vi.fn<FieldRule>(() => '不应出现');
    const { unmount } = render(<Sample rules={[rule]} required={false} />);
    await submit();
    expect(rule).not.toHaveBeenCalled();
    expect(problem()).toBeUndefined();
    unmount();
    render(<Sample rules={[rule]} required />);
    await submit();
    await waitFor(() => expect(problem()).toBe('请填写手机号。'));
  });

  it('shows the first failing rule, and calls no later one', async () => {
    const taken = vi.fn<FieldRule>(async () => '这个手机号已经注册，请直接登录。');
    render(<Sample rules={[checkMobile, taken]} />);
    await userEvent.type(box(), '139');
    await userEvent.tab();
    await waitFor(() => expect(problem()).toBe('请输入正确的手机号码。'));
    expect(taken).not.toHaveBeenCalled();
    await userEvent.type(box(), '55200000');
    await waitFor(() => expect(problem()).toBe('这个手机号已经注册，请直接登录。'));
  });

  it('passes the value only: a second parameter of a validator is its own', async () => {
    const rule = vi.fn<(...received: unknown[]) => RuleAnswer>(() => true);
    render(<Sample rules={[rule as FieldRule]} />);
    await userEvent.type(box(), 'a');
    await submit();
    expect(rule.mock.calls.every((received) => received.length === 1)).toBe(true);
    expect(rule).toHaveBeenCalledWith('a');
  });

  it.each<RuleAnswer>([true, undefined, null, '', { ok: true }])('%j is no objection', async (answer) => {
    render(<Sample rules={() => answer} />);
    await userEvent.type(box(), 'a');
    await submit();
    expect(problem()).toBeUndefined();
  });

  it.each([
    ['<b>不对</b>', '<b>不对</b>。'],
    ['证'.repeat(2000), `${'证'.repeat(2000)}。`],
    ['已经是句子。', '已经是句子。'],
    ['Already a sentence.', 'Already a sentence.'],
  ])('shows a reason as text (%#)', async (reason, shown) => {
    render(<Sample rules={() => ({ ok: false, reason })} />);
    await userEvent.type(box(), 'a');
    await submit();
    await waitFor(() => expect(problem()).toBe(shown));
  });

  it('still accepts rules of react-hook-form', async () => {
    render(<Sample rules={{ pattern: { value: /^\d+$/, message: '只能填写数字。' } }} initial="a" />);
    await submit();
    await waitFor(() => expect(problem()).toBe('只能填写数字。'));
  });
});
