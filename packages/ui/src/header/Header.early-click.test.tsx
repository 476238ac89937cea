import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { brand, items, user, userMenuItems } from './Header.fixtures.js';
import { Header } from './index.js';

// A file of its own: the code of the popover is loaded only once per file.
const arrival = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
});
vi.mock('./PersonalCenter.js', async (importOriginal) => {
  await arrival.promise;
  return importOriginal();
});

// On a busy machine the first import takes seconds.
const patient = { timeout: 15_000 };

it(
  'a click before the personal center has loaded opens it when it arrives; Esc returns the focus',
  patient,
  async () => {
    const pointer = userEvent.setup();
    render(<Header brand={brand} items={items} user={user} userMenuItems={userMenuItems} />);
    await pointer.click(screen.getByRole('button', { name: /^个人中心/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    arrival.resolve();
    const panel = await screen.findByRole('dialog', { name: '个人中心' }, patient);
    await waitFor(() => expect(within(panel).getByRole('link', { name: '个人中心' })).toHaveFocus());
    await pointer.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^个人中心/ })).toHaveFocus());
  },
);
