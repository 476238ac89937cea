// The server has no window: every widget's default must render to a string there.
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog/index.js';
import { ErrorSummary, Field, Form, LeaveGuard, useDraft, useForm } from '../form/index.js';
import { Input } from '../input/index.js';
import { loadOverlays } from '../internal/overlayPart.js';
import { GlobalStyle } from '../theme/GlobalStyle.js';
import { UiProvider } from '../theme/UiProvider.js';
import { Toaster } from '../toast/index.js';
import { widgets } from './widgets.fixtures.js';

function DraftForm() {
  const form = useForm({ defaultValues: { phone: '' } });
  useDraft('ssr', form);
  return (
    <Form form={form} onSubmit={() => {}}>
      <ErrorSummary />
      <LeaveGuard />
      <Field name="phone" label="手机号" required>
        <Input />
      </Field>
    </Form>
  );
}

// What opens above a page is there as on a server that has rendered before: a late part has no place in markup.
beforeAll(loadOverlays);

const markup = (element: ReactElement) =>
  renderToString(
    <UiProvider>
      <GlobalStyle />
      {element}
    </UiProvider>,
  );

describe('on the server', () => {
  it('has no window here', () => {
    expect(typeof window).toBe('undefined');
  });

  // Portals do not render on the server: a widget in one renders nothing and must not throw.
  it.each(Object.entries(widgets))('%s renders', (name, { Widget, props, portal = false }) => {
    const Any = Widget as ComponentType;
    const html = markup(<Any {...props} />);
    expect(html.includes(`data-component="${name}"`)).toBe(!portal);
    // A lazy part must not suspend on the server: the boundary would be abandoned, and every browser would report it.
    expect(html).not.toContain('<!--$!-->');
  });

  it('a form with a draft renders', () => {
    expect(markup(<DraftForm />)).toContain('手机号');
  });

  it.each<[string, ReactElement]>([
    [
      'ConfirmDialog',
      <ConfirmDialog key="c" open title="确认？" onOpenChange={() => {}} onConfirm={() => {}} />,
    ],
    ['Toaster', <Toaster key="t" />],
  ])('%s renders nothing', (_name, element) => {
    expect(renderToString(element)).not.toContain('确认');
  });
});
