import { Field, Form, useForm } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { createRoot } from 'react-dom/client';
import { type Bench, drawn } from './kit.js';

const names = Array.from({ length: 60 }, (_, index) => `field${index}`);

function SixtyFields() {
  const form = useForm({ defaultValues: Object.fromEntries(names.map((name) => [name, ''])) });
  return (
    <Form form={form} onSubmit={() => {}}>
      {names.map((name, index) => (
        <Field key={name} name={name} label={`第 ${index + 1} 项`} required hint="与营业执照一致">
          <Input />
        </Field>
      ))}
    </Form>
  );
}

/** From the key press to the laid-out page: script, styles and layout. */
function costOfKey(key: string): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    window.addEventListener('keydown', () => (start = performance.now()), { capture: true, once: true });
    window.addEventListener(
      'input',
      () =>
        // React renders in a microtask that was queued before this one.
        queueMicrotask(() => {
          document.body.getBoundingClientRect();
          resolve(performance.now() - start);
        }),
      { once: true },
    );
    void window.pressKey(key);
  });
}

export const bench: Bench = {
  title: 'A key in a form of 60 fields',
  limit: 16,
  subject: {
    setUp: (root) => createRoot(root).render(<SixtyFields />),
    run: async (root) => {
      const field = root.querySelectorAll('input')[30] as HTMLInputElement;
      field.focus();
      const costs: number[] = [];
      for (const key of 'shenyang2026') {
        await drawn();
        costs.push(await costOfKey(key));
      }
      return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] as number;
    },
  },
};
