import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { Textarea } from '@ca-portal/ui/textarea';
import { useState } from 'react';
import { Stack } from '../../../shared/page/index.js';
import type { StaffMember } from '../queries.js';
import { parseBatch, type BadLine, type BatchRow } from './parse-batch.js';

interface PasteRowsProps {
  staff: readonly StaffMember[];
  onAdd: (rows: BatchRow[]) => void;
}

/** A table from a spreadsheet: good lines are added to the list, bad lines stay to be corrected. */
export function PasteRows({ staff, onAdd }: PasteRowsProps) {
  const form = useForm({ defaultValues: { text: '' } });
  const [bad, setBad] = useState<readonly BadLine[]>([]);
  const add = ({ text }: { text: string }) => {
    const read = parseBatch(text, staff, { years: 1, payer: 'company' });
    onAdd(read.rows);
    setBad(read.bad);
    form.reset({ text: read.bad.map((line) => line.text).join('\n') });
    return false;
  };
  return (
    <Form form={form} onSubmit={add}>
      <Stack>
        <Field
          name="text"
          label="从表格粘贴"
          required={false}
          hint="每行一人：姓名、手机号、年限、谁付款（企业或本人）。年限和谁付款可以不填。"
        >
          <Textarea rows={4} placeholder="李样例 13900000001 1年 企业" />
        </Field>
        {bad.length > 0 ? (
          <Alert tone="warning" title={`${bad.length} 行没有加入，请修改后再加入`} live>
            <ul>
              {bad.map(({ line, text, problem }) => (
                <li key={line}>
                  第 {line} 行“{text}”：{problem}
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
        <span>
          <Button type="submit">加入名单</Button>
        </span>
      </Stack>
    </Form>
  );
}
