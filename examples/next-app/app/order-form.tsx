'use client';
import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { Field, Form, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { useState } from 'react';

export function OrderForm() {
  const form = useForm({ defaultValues: { company: '' } });
  const [sent, setSent] = useState('');
  return (
    <>
      <Form form={form} onSubmit={({ company }) => setSent(company)}>
        <Field name="company" label="企业名称" required>
          <Input />
        </Field>
        <Button type="submit" variant="primary">
          提交订单
        </Button>
      </Form>
      <Dialog open={sent !== ''} onOpenChange={() => setSent('')} title="订单已提交">
        {sent}
      </Dialog>
    </>
  );
}
