import { Suspense, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Input } from '../input/index.js';
import { lazyPart } from '../internal/lazyPart.js';
import { Toaster, toaster } from '../toast/index.js';

// A new lazy part per story: a loaded one is not requested again.
function newPart() {
  let tries = 0;
  return lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
    return () => (
      <dialog open aria-label="智能客服">
        您好，请问有什么可以帮您
      </dialog>
    );
  });
}

/** A page with unsaved text; its lazy part fails to load the first time. */
function Page() {
  const [Part] = useState(newPart);
  const [shown, setShown] = useState(false);
  return (
    <>
      <Toaster />
      <Input aria-label="备注" defaultValue="写了一半的话" />
      <Button onClick={() => setShown(true)}>智能客服</Button>
      {shown ? (
        <Suspense>
          <Part setShown={setShown} />
        </Suspense>
      ) : null}
    </>
  );
}

const meta = {
  id: 'patterns-late-part',
  title: 'Feedback 反馈/LazyPart 延迟加载',
  component: Page,
  beforeEach: () => {
    toaster.clear();
    // The failure goes to the error log of the page; here it would fail the story.
    const log = window.reportError;
    window.reportError = () => {};
    return () => {
      window.reportError = log;
      toaster.clear();
    };
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lazy part fails to load: the page and its unsaved text stay, and a toast reports it. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '智能客服' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('这部分没有打开');
    await expect(canvas.getByRole('textbox', { name: '备注' })).toHaveValue('写了一半的话');
    await expect(canvas.getByRole('button', { name: '智能客服' })).toHaveFocus();
  },
};
export const ThereByRetry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '智能客服' }));
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(await screen.findByRole('dialog', { name: '智能客服' })).toBeVisible();
  },
};
export const ThereByTheNextPress: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '智能客服' });
    await userEvent.click(button);
    await screen.findByRole('alert');
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: '智能客服' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};
export const English: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '智能客服' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This part did not open');
  },
};
