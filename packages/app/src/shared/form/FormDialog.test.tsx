import { Field, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormDialog } from './FormDialog.js';

const onClose = vi.fn<() => void>();
const onSubmit = vi.fn<() => Promise<unknown>>();

function Titles() {
  const form = useForm({ defaultValues: { title: '' } });
  return (
    <FormDialog title="新增抬头" form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="保存">
      <Field name="title" label="发票抬头">
        <Input />
      </Field>
    </FormDialog>
  );
}

const setup = async (typed: string) => {
  onClose.mockReset();
  onSubmit.mockReset();
  render(<Titles />);
  const field = await screen.findByRole('textbox', { name: '发票抬头' });
  if (typed) await userEvent.type(field, typed);
  return field;
};
const question = () => screen.findByRole('alertdialog', { name: '有内容还没有提交' });

test('Esc, × and 取消 ask before they drop typed values', async () => {
  const field = await setup('沈阳某某公司');
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    async () => userEvent.click(screen.getByRole('button', { name: '关闭' })),
    async () => userEvent.click(screen.getByRole('button', { name: '取消' })),
  ]) {
    await leave();
    await question();
    await userEvent.click(screen.getByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  }
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveValue('沈阳某某公司');
});

test('Esc in the question keeps the form open', async () => {
  await setup('沈阳');
  await userEvent.keyboard('{Escape}');
  await question();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: '新增抬头' })).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('typed values are dropped after the user confirms', async () => {
  await setup('沈阳');
  await userEvent.keyboard('{Escape}');
  await question();
  await userEvent.click(screen.getByRole('button', { name: '不提交，关闭' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('does not ask when nothing was typed or the server has accepted the form', async () => {
  await setup('');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await userEvent.type(screen.getByRole('textbox', { name: '发票抬头' }), '沈阳');
  onSubmit.mockResolvedValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
