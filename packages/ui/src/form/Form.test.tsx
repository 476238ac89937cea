import { act, fireEvent, render, screen, waitFor, renderHook, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.js';
import { CaptchaField } from '../captcha-field/index.js';
import { Checkbox } from '../checkbox/index.js';
import { Input } from '../input/index.js';
import { PasswordInput } from '../password-input/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { ErrorSummary, Field, type FieldControl, Form, LeaveGuard, useDraft, useForm } from './index.js';

interface Values {
  phone: string;
  kind: string;
  agreed: boolean;
  captcha: string;
  password: string;
}
const empty: Values = { phone: '', kind: '', agreed: false, captcha: '', password: '' };

function Sample({ onSubmit = () => {}, draft = false }: { onSubmit?: (v: Values) => void; draft?: boolean }) {
  const form = useForm<Values>({ defaultValues: empty });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="注册">
      {draft ? <DraftOf form={form} /> : null}
      <ErrorSummary />
      <LeaveGuard />
      <Field
        name="phone"
        label="手机号"
        hint="用于接收验证码"
        required
        rules={{ pattern: { value: /^1[3-9]\d{9}$/, message: '请输入正确的手机号码' } }}
      >
        <Input />
      </Field>
      <Field name="kind" label="证书类型" group required="请选择证书类型。">
        <RadioGroup options={[{ value: 'main', label: '企业主锁' }]} />
      </Field>
      <Field name="captcha" bare required="请输入图形验证码的计算结果">
        <CaptchaField onRefresh={() => {}} />
      </Field>
      <Field name="password" label="密码">
        <PasswordInput />
      </Field>
      <Field<boolean> name="agreed">
        {(control: FieldControl<boolean>) => <Checkbox {...control}>同意服务协议</Checkbox>}
      </Field>
      <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
        注册
      </Button>
    </Form>
  );
}

function DraftOf({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const { restored, clear } = useDraft('draft:test', form);
  return (
    <>
      {restored ? <p>已恢复您上次填写的内容。</p> : null}
      <Button onClick={clear}>清除草稿</Button>
    </>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '注册' }));
const phone = () => screen.getByRole('textbox', { name: /^手机号/ });

afterEach(() => sessionStorage.clear());

/** An address field that is shown only when needed, above an agreement that was there before. */
function Late() {
  const form = useForm({ defaultValues: { way: '', address: '', agreed: '' } });
  const [byCourier, setByCourier] = useState(false);
  return (
    <Form form={form} onSubmit={() => {}}>
      <ErrorSummary />
      <Field name="way" label="方式" required="请选择方式">
        <Input />
      </Field>
      {byCourier ? (
        <Field name="address" label="地址" required="请填写地址">
          <Input />
        </Field>
      ) : null}
      <Field name="agreed" label="协议" required="请先同意协议">
        <Input />
      </Field>
      <Button onClick={() => setByCourier(true)}>邮寄</Button>
      <Button type="submit">注册</Button>
    </Form>
  );
}

describe('Form', () => {
  it('lists problems from top to bottom, including a field that was added later', async () => {
    render(<Late />);
    await userEvent.click(screen.getByRole('button', { name: '邮寄' }));
    await submit();
    const summary = await screen.findByRole('region', { name: /还有 3 处/ });
    await waitFor(() =>
      expect(
        within(summary)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['请选择方式', '请填写地址', '请先同意协议']),
    );
  });

  it('focuses the summary after a failed submit and names every problem in the order of the page', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    render(<Sample onSubmit={onSubmit} />);
    await submit();
    const summary = await screen.findByRole('region', { name: '还有 3 处需要修改' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect([...summary.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
      '请填写手机号。',
      '请选择证书类型。',
      '请输入图形验证码的计算结果',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('links from the summary to the field', async () => {
    render(<Sample />);
    await submit();
    await userEvent.click(await screen.findByRole('link', { name: '请填写手机号。' }));
    expect(phone()).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: '请选择证书类型。' }));
    expect(screen.getByRole('radio', { name: '企业主锁' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: '请输入图形验证码的计算结果' }));
    expect(screen.getByRole('textbox', { name: '图形验证码' })).toHaveFocus();
  });

  it('checks a field on blur, with hint and error as its description', async () => {
    render(<Sample />);
    await userEvent.type(phone(), '1395520');
    expect(phone()).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(phone()).toHaveAttribute('aria-invalid', 'true'));
    expect(phone()).toHaveAccessibleDescription('用于接收验证码 请输入正确的手机号码');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.type(phone(), '0000');
    await waitFor(() => expect(phone()).not.toHaveAttribute('aria-invalid'));
  });

  it('does not take the focus from the next step after the former one has passed', async () => {
    function Steps() {
      const form = useForm({ defaultValues: { kind: 'main', phone: '' } });
      const [second, setSecond] = useState(false);
      return (
        <Form
          form={form}
          onSubmit={() => {
            setSecond(true);
            return false;
          }}
        >
          <ErrorSummary />
          {second ? (
            <Field name="phone" label="手机号" rules={{ pattern: { value: /^1\d{10}$/, message: '请核对' } }}>
              <Input />
            </Field>
          ) : null}
          <Button type="submit">下一步</Button>
        </Form>
      );
    }
    const user = userEvent.setup();
    render(<Steps />);
    await user.click(screen.getByRole('button', { name: '下一步' }));
    await user.type(await screen.findByLabelText(/手机号/), '139');
    expect(screen.getByLabelText(/手机号/)).toHaveValue('139');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByRole('region', { name: /还有 1 处/ })).toHaveFocus();
  });

  it('does not take the focus away during corrections', async () => {
    render(<Sample />);
    await submit();
    await screen.findByRole('region');
    await userEvent.type(phone(), '13955200000');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '还有 2 处需要修改' })).toBeInTheDocument(),
    );
    expect(phone()).toHaveFocus();
  });

  it('submits at once after a correction, despite the guard against double clicks', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    render(<Sample onSubmit={onSubmit} />);
    await submit();
    await screen.findByRole('region');
    await userEvent.type(phone(), '13955200000');
    await userEvent.click(screen.getByRole('radio', { name: '企业主锁' }));
    await userEvent.type(screen.getByRole('textbox', { name: '图形验证码' }), '12');
    await userEvent.click(screen.getByRole('checkbox', { name: '同意服务协议' }));
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      ...empty,
      phone: '13955200000',
      kind: 'main',
      captcha: '12',
      agreed: true,
    });
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('pressing the submit button', () => {
  it('does not blur the field, whose error line would move the button away under the pointer', async () => {
    render(<Sample />);
    await userEvent.type(phone(), '139');
    const button = screen.getByRole('button', { name: '注册' });
    const mouse = userEvent.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: button });
    expect(phone()).toHaveFocus();
    await mouse.pointer({ keys: '[/MouseLeft]', target: button });
    expect(await screen.findByRole('region')).toHaveFocus();
  });
});

describe('a refused submit', () => {
  const fill = async () => {
    await userEvent.type(phone(), '13955200000');
    await userEvent.click(screen.getByRole('radio', { name: '企业主锁' }));
    await userEvent.type(screen.getByRole('textbox', { name: '图形验证码' }), '12');
    await userEvent.click(screen.getByRole('checkbox', { name: '同意服务协议' }));
  };

  it('may be repeated at once, an accepted one may not', async () => {
    const onSubmit = vi.fn<(values: Values) => Promise<boolean>>();
    onSubmit.mockResolvedValueOnce(false).mockResolvedValue(true);
    render(<Sample onSubmit={onSubmit} />);
    await fill();
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe('LeaveGuard', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };

  it('asks after something was typed', async () => {
    render(<Sample />);
    expect(leave()).toBe(false);
    fireEvent.change(phone(), { target: { value: '139' } });
    await waitFor(() => expect(leave()).toBe(true));
  });
});

it('does not re-render the page of the form because of errors or the guard', async () => {
  const rendered = vi.fn<() => void>();
  function Page() {
    rendered();
    const form = useForm({ defaultValues: { phone: '' } });
    return (
      <Form form={form} onSubmit={() => {}}>
        <ErrorSummary />
        <LeaveGuard />
        <Field name="phone" label="手机号" rules={(text) => `还差 ${11 - text.length} 位。`} required>
          <Input />
        </Field>
        <button type="submit">提交</button>
      </Form>
    );
  }
  render(<Page />);
  const before = rendered.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await screen.findByRole('link', { name: '请填写手机号。' });
  await userEvent.type(phone(), '13');
  await screen.findByRole('link', { name: '还差 9 位。' });
  expect(rendered).toHaveBeenCalledTimes(before);
});

describe('useDraft', () => {
  it('stores a name, but no ID number', () => {
    const { result } = renderHook(() => {
      const form = useForm({ defaultValues: { name: '', idNumber: '' } });
      useDraft('draft:person', form);
      return form;
    });
    act(() => result.current.setValue('name', '张示例', { shouldDirty: true }));
    act(() => result.current.setValue('idNumber', '210000199003070013', { shouldDirty: true }));
    expect(sessionStorage.getItem('draft:person')).toBe(JSON.stringify({ name: '张示例' }));
  });

  it('restores the input, but no secrets', async () => {
    const { unmount } = render(<Sample draft />);
    await userEvent.type(phone(), '139');
    await userEvent.type(screen.getByLabelText('密码'), 'Secret-1');
    await userEvent.type(screen.getByRole('textbox', { name: '图形验证码' }), '12');
    expect(sessionStorage.getItem('draft:test')).toContain('139');
    expect(sessionStorage.getItem('draft:test')).not.toMatch(/Secret|"12"/);
    unmount();

    render(<Sample draft />);
    await screen.findByText('已恢复您上次填写的内容。');
    expect(phone()).toHaveValue('139');
    expect(screen.getByLabelText('密码')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: '清除草稿' }));
    expect(sessionStorage.getItem('draft:test')).toBeNull();
  });

  it('stores no files and no secrets, and keeps the other fields of an object', () => {
    const initial = { who: { name: '', idNumber: 'x' }, papers: [] as unknown[], since: new Date(0) };
    const open = () =>
      renderHook(() => {
        const form = useForm({ defaultValues: initial });
        useDraft('draft:papers', form);
        return form;
      });
    const first = open();
    act(() => first.result.current.setValue('papers', [new File(['x'], 'a.png'), { id: '1' }]));
    act(() => first.result.current.setValue('who.name', '张示例'));
    expect(JSON.parse(sessionStorage.getItem('draft:papers') ?? '')).toEqual({
      who: { name: '张示例' },
      papers: [{ id: '1' }],
    });
    first.unmount();
    expect(open().result.current.getValues()).toEqual({
      who: { name: '张示例', idNumber: 'x' },
      papers: [{ id: '1' }],
      since: new Date(0),
    });
  });

  it('keeps text that was typed while saving', () => {
    const { result } = renderHook(() => {
      const form = useForm({ defaultValues: { name: '' } });
      return { form, draft: useDraft('draft:saving', form) };
    });
    const type = (name: string) => act(() => result.current.form.setValue('name', name));
    type('张');
    const first = result.current.draft.saving();
    type('张示例');
    act(first);
    expect(sessionStorage.getItem('draft:saving')).toBe(JSON.stringify({ name: '张示例' }));
    act(result.current.draft.saving());
    expect(sessionStorage.getItem('draft:saving')).toBeNull();
  });

  it('starts empty when the stored draft is invalid', () => {
    sessionStorage.setItem('draft:test', '{broken');
    render(<Sample draft />);
    expect(phone()).toHaveValue('');
  });
});
