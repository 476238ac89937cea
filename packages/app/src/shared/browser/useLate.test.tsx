import { Toaster } from '@ca-portal/ui/toast';
import { UiProvider } from '@ca-portal/ui/theme';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { useLate } from './useLate.js';

const Part = ({ name }: { name: string }) => <p>{name}</p>;
const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>();

function Opener() {
  const [Late, bring] = useLate(load, '优惠券');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
          bring();
        }}
      >
        打开
      </button>
      {open && Late ? <Late name="内容" /> : null}
    </>
  );
}

test('a part that fails to load shows a message, breaks nothing, and loads on the second try', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Part);
  const pointer = userEvent.setup();
  render(
    <UiProvider>
      <Opener />
      <Toaster />
    </UiProvider>,
  );
  expect(load).not.toHaveBeenCalled();
  await pointer.click(screen.getByRole('button', { name: '打开' }));
  expect(await screen.findByText(/优惠券没有打开/)).toBeInTheDocument();
  expect(screen.queryByText('内容')).not.toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: '打开' }));
  expect(await screen.findByText('内容')).toBeInTheDocument();
});
