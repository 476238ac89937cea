import { ErrorSummary, Field, Form, LeaveGuard, useDraft, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { createRoot } from 'react-dom/client';
import { type Bench, drawn } from './kit.js';

const names = Array.from({ length: 60 }, (_, index) => `field${index}`);
/** Another error for every key: below the field and in the summary. */
const tooShort = (text: string) => (text.length < 30 ? `还差 ${30 - text.length} 个字。` : true);

function SixtyErrors() {
  const form = useForm({ defaultValues: Object.fromEntries(names.map((name) => [name, ''])) });
  useDraft('bench:form-typing-errors', form);
  return (
    <Form form={form} onSubmit={() => {}}>
      <ErrorSummary />
      <LeaveGuard />
      {names.map((name, index) => (
        <Field
          key={name}
          name={name}
          label={`第 ${index + 1} 项`}
          required
          rules={tooShort}
          hint="与营业执照一致"
        >
          <Input />
        </Field>
      ))}
      <button type="submit">提交</button>
    </Form>
  );
}

const summary = (root: HTMLElement) => root.querySelector('[data-component="ErrorSummary"]');
const errors = (root: HTMLElement) => summary(root)?.querySelectorAll('li').length ?? 0;

/** From the key press until its error is laid out in the summary: typing, check, draft, both renders. */
function costOfKey(root: HTMLElement, key: string): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.body.getBoundingClientRect();
      resolve(performance.now() - start);
    });
    observer.observe(summary(root) as Element, { subtree: true, childList: true, characterData: true });
    window.addEventListener('keydown', () => (start = performance.now()), { capture: true, once: true });
    void window.pressKey(key);
  });
}

export const bench: Bench = {
  title: 'A key in a form of 60 fields after a failed submit: errors, summary, rules and draft',
  limit: 16,
  subject: {
    setUp: (root) => createRoot(root).render(<SixtyErrors />),
    run: async (root) => {
      if (errors(root) === 0) root.querySelector<HTMLElement>('[type="submit"]')?.click();
      while (errors(root) < names.length) await drawn();
      const field = root.querySelectorAll('input')[30] as HTMLInputElement;
      field.focus();
      const costs: number[] = [];
      for (const key of 'sy2026') {
        await drawn();
        costs.push(await costOfKey(root, key));
      }
      // Cleared again: after 30 characters the field would be valid.
      field.select();
      await window.pressKey('Delete');
      await drawn();
      return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] as number;
    },
  },
};
